"""Named time zones: replace an offset to UTC by a zone with this offset."""

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
    """Return a zone that is `offset` minutes ahead of UTC, or the nearest full hour."""
    if offset in _USUAL:
        return _USUAL[offset]
    hours = round(offset / 60)
    return f"Etc/GMT{-hours:+}" if hours else "UTC"


def upgrade() -> None:
    """Replace the offset in all settings that have one."""
    people = sa.table("people", sa.column("id", sa.BigInteger), sa.column("settings", sa.Text))
    bind = op.get_bind()
    for person, text in bind.execute(sa.select(people.c.id, people.c.settings)).all():
        settings = json.loads(text)
        if "offset" in settings:
            settings["zone"] = zone_of(settings.pop("offset"))
            new = sa.update(people).where(people.c.id == person).values(settings=json.dumps(settings))
            bind.execute(new)
