"""A sheet of this game in the making."""

from games.girl_stars.view import View
from renderers.girl_stars.speak import Speaker
from renderers.kit import stage

Stage = stage.Stage[View, Speaker]
