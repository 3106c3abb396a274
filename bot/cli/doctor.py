"""`planisphere doctor`: checks everything that the bot needs, and names the fixes."""

import argparse

from rich.table import Table

from bot.cli.console import can_show, complain, plain, say, show
from bot.cli.doctor_findings import Finding, FindingState
from bot.cli.settings import settings
from bot.monitoring import heartbeat

ICONS = {FindingState.FINE: "✓", FindingState.HINT: "•", FindingState.BROKEN: "✗"}


def arguments(parser: argparse.ArgumentParser) -> None:
    """Define the arguments."""
    parser.add_argument("--alive", action="store_true", help="only ask whether the bot runs well (for containers)")
    parser.add_argument(
        "--try",
        dest="channel",
        metavar="CHANNEL",
        help="say everything that the bot can say once in this channel of Discord, and delete it; nobody is mentioned",
    )
    parser.add_argument("--offline", action="store_true", help="ask nobody, not even Discord")
    parser.epilog = "✓ fine, • worth knowing, ✗ broken. The exit code is 1 if anything is broken."


def main(line: argparse.Namespace) -> int:
    """Print the findings; return 1 if something is broken."""
    if line.alive:
        return _alive()
    if line.channel is not None:
        from bot.cli.doctor_try import channel_number, try_everything  # noqa: PLC0415 - it imports the whole bot

        return try_everything(settings(), channel_number(line.channel))
    from bot.cli.doctor_checks import findings  # noqa: PLC0415 - `--alive` is called often and needs none of it

    found = list(findings(offline=line.offline))
    show(_table(found))
    faults = sum(finding.state is FindingState.BROKEN for finding in found)
    say(f"{faults} broken." if faults else "Nothing is broken.")
    return 1 if faults else 0


def _alive() -> int:
    file = settings().heartbeat
    if heartbeat.is_fresh(file):
        say("The bot is well.")
        return 0
    complain(f"The bot is not well: {file} has not been touched for {heartbeat.SILENCE:.0f} seconds. See its log.")
    return 1


def _table(found: list[Finding]) -> Table:
    icons = ICONS if can_show("".join(ICONS.values())) else {state: state.value for state in FindingState}
    table = Table(show_header=False, box=None, pad_edge=False)
    table.add_column(no_wrap=True)
    table.add_column(style="bold", no_wrap=True)
    table.add_column(overflow="fold")
    for finding in found:
        fix = f"\n-> {plain(finding.fix)}" if finding.fix else ""
        table.add_row(icons[finding.state], finding.what, plain(finding.found) + fix)
    return table
