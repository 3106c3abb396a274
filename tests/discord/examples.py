"""Of each rule one request that it accepts and one that it alone refuses."""

from tests.discord.building import (
    FOLLOW_UP,
    answer,
    argument,
    attachments,
    button,
    buttons,
    callback,
    choice,
    command,
    commands,
    container,
    edit,
    entry,
    file,
    gallery,
    label,
    menu,
    message,
    modal,
    option,
    options,
    row,
    section,
    select,
    send,
    text,
    users,
)
from tests.discord.message_rules import COMPONENTS_V2, EPHEMERAL, SUPPRESS_NOTIFICATIONS
from tests.discord.request import Edited, File, Request

MIB = 2**20
LAYOUT, PLAIN = Edited(COMPONENTS_V2, {"123456789012345680": "old.png"}), Edited(0, {}, frozenset({"content"}))
LINK = {"style": 5, "custom_id": None, "url": "https://discord.com/channels/1"}
THREE = [text(str(number)) for number in range(3)]


def mentions(**allowed: object) -> Request:
    return message(text(), allowed_mentions=allowed)


def shows(*components: dict[str, object]) -> Request:
    return message(*components, attachments=attachments("a.png"))


def follow_up(number: int) -> Request:
    return Request("POST", FOLLOW_UP, {"flags": COMPONENTS_V2, "components": [text()]}, follow_up=number)


def sized(last: int) -> dict[str, object]:
    """A command of 7906 + `last` characters."""
    full = [choice(f"{number:0100}", f"{number:0100}") for number in range(39)]
    first = argument("a", description="d", choices=full[:25])
    second = argument("b", description="d", choices=[*full[25:], choice("n" * last, "v" * 100)])
    return command("c", description="d", options=[first, second])


EXAMPLES: dict[str, tuple[Request, Request]] = {
    # -- fields of all kinds ------------------------------------------------------------------------------------------
    "description": (send({"content": "x"}), send({"content": 3})),
    "unknown-field": (message(text()), message(text(), contents="x")),
    "snowflake": (mentions(users=[123456789012345678]), mentions(users=[-123456789012345678])),
    "date-time": (
        send({"embeds": [{"title": "x", "timestamp": "2026-11-27T12:00:00Z"}]}),
        send({"embeds": [{"title": "x", "timestamp": "2026-11-27 noon"}]}),
    ),
    "uri": (message(row(button(**LINK))), message(row(button(**LINK | {"url": "discord.com"})))),
    "nonce": (message(text(), nonce="x" * 25), message(text(), nonce="x" * 26)),
    # -- messages -----------------------------------------------------------------------------------------------------
    "content-length": (send({"content": "x" * 2000}), send({"content": "x" * 2001})),
    "embed-texts": (
        send({"embeds": [{"description": "x" * 3000}] * 2}),
        send({"embeds": [{"description": "x" * 3000}, {"description": "x" * 3000, "title": "x"}]}),
    ),
    "message-empty": (message(text()), message()),
    "message-flags": (
        message(text(), flags=COMPONENTS_V2 | SUPPRESS_NOTIFICATIONS),
        message(text(), flags=COMPONENTS_V2 | EPHEMERAL),
    ),
    "deferral-flags": (callback(5, flags=EPHEMERAL), callback(5, flags=COMPONENTS_V2)),
    "layout-alone": (edit(text(), content=None, embeds=[]), message(text(), content="x")),
    "layout-flag": (send({"components": [row(button())], "content": "x"}), send({"components": [text()]})),
    "layout-stays": (edit(text(), known={"edited": LAYOUT}), edit(text(), flags=0, known={"edited": LAYOUT})),
    "layout-reset": (
        edit(text(), content=None, known={"edited": PLAIN}),
        edit(text(), known={"edited": PLAIN}),
    ),
    "legacy-rows": (
        send({"components": [row(one) for one in buttons(5)], "content": "x"}),
        send({"components": [row(one) for one in buttons(6)], "content": "x"}),
    ),
    "mention-count": (mentions(users=list(range(1, 101))), mentions(users=list(range(1, 102)))),
    "mentions-once": (mentions(parse=["roles"], users=[1]), mentions(parse=["users"], users=[1])),
    "mentioned-ids": (mentions(users=[1]), mentions(users=[0])),
    "follow-ups": (follow_up(5), follow_up(6)),
    # -- attachments --------------------------------------------------------------------------------------------------
    "attachment-count": (
        message(text(), attachments=attachments(*"abcdefghij")),
        message(text(), attachments=attachments(*"abcdefghijk")),
    ),
    "attachment-names": (shows(gallery("a.png")), shows(gallery("b.png"))),
    "attachment-ids": (
        message(text(), attachments=attachments("a.png"), known={"files": (File("a.png", 1),)}),
        message(text(), attachments=attachments("a.png"), known={"files": ()}),
    ),
    "file-size": (
        message(text(), known={"files": (File("a.png", 10 * MIB),)}),
        message(text(), known={"files": (File("a.png", 10 * MIB + 1),)}),
    ),
    "request-size": (
        message(text(), known={"files": (File("a.png", 10 * MIB), File("b.png", 10 * MIB))}),
        message(text(), known={"files": (File("a.png", 9 * MIB), File("b.png", 9 * MIB), File("c.png", 9 * MIB))}),
    ),
    "file-reference": (shows(file("attachment://a.png")), shows(file("https://discord.com/a.png"))),
    "alt-text": (
        shows(gallery("a.png", description="x" * 1024)),
        shows(gallery("a.png", description="x" * 1025)),
    ),
    "gallery-items": (shows(gallery(*["a.png"] * 10)), shows(gallery(*["a.png"] * 11))),
    # -- components ---------------------------------------------------------------------------------------------------
    "component-count": (
        message(container(*[text()] * 19), container(*[text()] * 19)),
        message(container(*[text()] * 19), container(*[text()] * 20)),
    ),
    "component-ids": (
        message(text(id=1), text(id=2), text(id=0), text(id=0)),
        message(text(id=1), container(text(id=1))),
    ),
    "component-id-range": (message(text(id=2**31 - 1)), message(text(id=-1))),
    "custom-ids": (message(row(*buttons(2))), message(row(button()), section(text()))),
    "custom-id-length": (
        message(row(button(custom_id="x" * 100))),
        message(row(button(custom_id="x" * 101))),
    ),
    "text-length": (message(text("x")), message(text(""))),
    "text-characters": (message(text("x" * 2000), text("x" * 2000)), message(text("x" * 2000), text("x" * 2001))),
    "text-bytes": (message(text("星" * 3386)), message(text("星" * 3387))),
    "text-blank": (message(text("_ _")), message(text(" \n"))),
    "row-size": (message(row(*buttons(5))), message(row(*buttons(6)))),
    "row-contents": (message(row(select()), row(button())), message(row(select(), button()))),
    "section-texts": (message(section(*THREE)), message(section(*THREE, text()))),
    "section-accessory": (message(section(text())), message({"type": 9, "components": [text()]})),
    # -- buttons and selects ------------------------------------------------------------------------------------------
    "button-label": (message(row(button(label="x" * 80))), message(row(button(label="x" * 81)))),
    "button-blank": (
        message(row(button(label=None, emoji={"name": "📋"}))),
        message(row(button(label=None))),
    ),
    "button-url": (
        message(row(button(**LINK | {"url": f"https://discord.com/{'x' * 492}"}))),
        message(row(button(**LINK | {"url": f"https://discord.com/{'x' * 493}"}))),
    ),
    "button-fields": (
        message(row(button(**LINK), button(style=6, custom_id=None, label=None, sku_id=1))),
        message(row(button(**LINK | {"custom_id": "button"}))),
    ),
    "emoji": (message(row(button(emoji={"name": "▶️"}))), message(row(button(emoji={"name": "☰"})))),
    "emoji-name": (
        message(row(button(emoji={"id": 123456789012345678, "name": "x" * 32}))),
        message(row(button(emoji={"id": 123456789012345678}))),
    ),
    "select-options": (message(row(select(*options(25)))), message(row(select(*options(26))))),
    "select-range": (
        message(row(select(min_values=0, max_values=1))),
        message(row(select(min_values=0, max_values=0))),
    ),
    "select-bounds": (
        message(row(select(*options(2), min_values=2, max_values=2))),
        message(row(select(*options(2), min_values=2))),
    ),
    "select-defaults": (
        message(row(users(1, 2, max_values=2))),
        message(row(users(1, 2, max_values=1))),
    ),
    "select-placeholder": (
        message(row(select(placeholder="x" * 150))),
        message(row(select(placeholder="x" * 151))),
    ),
    "option-values": (message(row(select(*options(2)))), message(row(select(option(1), option(1))))),
    "option-label": (message(row(select(option(label="x" * 100)))), message(row(select(option(label="x" * 101))))),
    "option-value": (message(row(select(option(value="x" * 100)))), message(row(select(option(value=""))))),
    "option-description": (
        message(row(select(option(description="x" * 100)))),
        message(row(select(option(description="x" * 101)))),
    ),
    # -- modals -------------------------------------------------------------------------------------------------------
    "modal-title": (modal(text(), title="x" * 45), modal(text(), title="x" * 46)),
    "modal-components": (modal(*[text()] * 5), modal(*[text()] * 6)),
    "modal-label": (modal(label(entry(), label="x" * 45)), modal(label(entry(), label="x" * 46))),
    "modal-description": (
        modal(label(entry(), description="x" * 100)),
        modal(label(entry(), description="x" * 101)),
    ),
    "modal-disabled": (modal(label(select(disabled=False))), modal(label(select(disabled=True)))),
    "modal-required": (
        modal(label(select(min_values=0, required=False))),
        modal(label(select(min_values=0))),
    ),
    "input-value": (modal(label(entry(value="x" * 4000))), modal(label(entry(value="x" * 4001)))),
    "input-length": (modal(label(entry(max_length=4000))), modal(label(entry(max_length=4001)))),
    "input-placeholder": (
        modal(label(entry(placeholder="x" * 100))),
        modal(label(entry(placeholder="x" * 101))),
    ),
    # -- commands -----------------------------------------------------------------------------------------------------
    "command-count": (
        commands(*[command(f"c{number}") for number in range(100)], *[menu(str(number)) for number in range(15)]),
        commands(*[menu(str(number)) for number in range(16)]),
    ),
    "command-twice": (commands(command("play"), menu("play")), commands(command("play"), command("play"))),
    "command-name": (
        commands(command("遊ぶ", name_localizations={"th": "สวัสดี", "hi": "हिन्दी"}), menu("Their Games")),
        commands(command("play", name_localizations={"ja": "遊 ぶ"})),
    ),
    "command-case": (
        commands(command("play"), menu("Their Games")),
        commands(command("play", name_localizations={"fr": "Jouer"})),
    ),
    "command-description": (commands(command(), menu()), commands(menu(description="Games"))),
    "command-size": (commands(sized(94)), commands(sized(95))),
    "command-locales": (
        commands(command(name_localizations={"ja": "遊ぶ"})),
        commands(command(name_localizations={"jp": "遊ぶ"})),
    ),
    "name-length": (commands(command("x" * 32)), commands(command("x" * 33))),
    "description-length": (
        commands(command(description="x" * 100)),
        commands(command(options=[argument(description_localizations={"ja": "x" * 101})])),
    ),
    "menu-options": (commands(command(options=[argument()])), commands(menu(options=[argument()]))),
    "option-count": (
        commands(command(options=[argument(f"a{number}") for number in range(25)])),
        commands(command(options=[argument(f"a{number}") for number in range(26)])),
    ),
    "option-twice": (
        commands(command(options=[argument("a"), argument("b")])),
        commands(command(options=[argument("a"), argument("a")])),
    ),
    "option-order": (
        commands(command(options=[argument("a", required=True), argument("b")])),
        commands(command(options=[argument("a"), argument("b", required=True)])),
    ),
    "option-autocomplete": (
        commands(command(options=[argument(autocomplete=True)])),
        commands(command(options=[argument(autocomplete=True, choices=[choice()])])),
    ),
    "choice-count": (
        commands(command(options=[argument(choices=[choice(str(number)) for number in range(25)])])),
        commands(command(options=[argument(choices=[choice(str(number)) for number in range(26)])])),
    ),
    "choice-name": (answer(choice("x" * 100)), answer(choice(""))),
    "choice-value": (
        commands(command(options=[argument(choices=[choice(value="x" * 100)])])),
        commands(command(options=[argument(choices=[choice(value="x" * 101)])])),
    ),
    "answer-count": (answer(*[choice()] * 25), answer(*[choice()] * 26)),
    "answer-value": (answer(choice(value="x" * 100)), answer(choice(value="x" * 101))),
}
