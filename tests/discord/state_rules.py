"""What Discord refuses or leaves out because of its own state, each rule with its source.

`tests/support/strict_world.py` applies these rules to a simulated Discord.
"""

from tests.discord.rules import Rule, Source

THREADS = "developers/topics/threads"
CODES = "developers/topics/opcodes-and-status-codes#json-json-error-codes"

STATE_RULES = (
    Rule("thread-type", Source.DOCUMENTATION, (f"{THREADS}#thread-fields",)),
    Rule("thread-count", Source.DOCUMENTATION, (CODES,)),
    Rule("private-thread", Source.REPORT, ("Crownicles/Crownicles#4575",)),
    Rule("shown-attachments", Source.DOCUMENTATION, ("developers/resources/message#message-object",)),
    Rule("edit-limit", Source.REPORT, ("aikaterna/aikaterna-cogs#302",)),
    Rule("entry-point", Source.REPORT, ("serenity-rs/serenity#2993",)),
    Rule("channel-messages", Source.REPORT, ("discord/discord-api-docs#8073",)),
)
"""All rules of this kind. They have no `check`: they depend on more than one request."""
