"""Time zones have names: a difference to UTC becomes the zone that has it all year, or the usual one with it."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

_USUAL = {
    -570: "Pacific/Marquesas",
    -210: "America/St_Johns",
    210: "Asia/Tehran",
    270: "Asia/Kabul",
    330: "Asia/Kolkata",
    345: "Asia/Kathmandu",
    390: "Asia/Yangon",
    525: "Australia/Eucla",
    570: "Australia/Darwin",
    630: "Australia/Lord_Howe",
    765: "Pacific/Chatham",
}


def zone_of(offset: int) -> str:
    """Return the zone that is so many minutes ahead of UTC; where none is, the nearest whole hour."""
    if offset in _USUAL:
        return _USUAL[offset]
    hours = round(offset / 60)
    return f"Etc/GMT{-hours:+}" if hours else "UTC"


def upgrade() -> None:
    """Name the zone in the settings of everybody who has told how far they are from UTC."""
    people = sa.table("people", sa.column("id", sa.BigInteger), sa.column("settings", sa.Text))
    bind = op.get_bind()
    for person, text in bind.execute(sa.select(people.c.id, people.c.settings)).all():
        settings = json.loads(text)
        if "offset" in settings:
            settings["zone"] = zone_of(settings.pop("offset"))
            new = sa.update(people).where(people.c.id == person).values(settings=json.dumps(settings))
            bind.execute(new)
