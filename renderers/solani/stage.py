"""A sheet of this game in the making."""

from games.solani.view import View
from renderers.kit import stage
from renderers.solani.speak import Speaker

Stage = stage.Stage[View, Speaker]
