"""The rules of the tests' Discord, each with its name, its source and its check."""

from collections.abc import Callable, Iterable
from enum import Enum
from typing import NamedTuple

from tests.discord import command_rules as command
from tests.discord import component_rules as component
from tests.discord import message_rules as message
from tests.discord.request import Kind, Request

Check = Callable[[Request], Iterable[str]]


class Source(Enum):
    """Who states a rule."""

    DESCRIPTION = "Discord's OpenAPI description"
    DOCUMENTATION = "Discord's documentation"
    REPORT = "reports"


class Rule(NamedTuple):
    """A rule for requests of these kinds.

    `where` is a page of the documentation (docs.discord.com), or a report (an issue or a pull request). Of rules that
    the description states it is patterns of `schema.field.keyword`: the schemas check them, so they have no `check`.
    """

    name: str
    source: Source
    where: tuple[str, ...]
    check: Check | None = None
    kinds: tuple[Kind, ...] = ()


COMPONENTS = "developers/components/reference"
MESSAGE = "developers/resources/message"
COMMAND = "developers/interactions/application-commands"
INTERACTION = "developers/interactions/receiving-and-responding"
UPLOADS = "developers/reference#uploading-files"

MESSAGES = (Kind.MESSAGE, Kind.EDIT)
SHOWN = (*MESSAGES, Kind.MODAL)
TREE = (Kind.COMMANDS,)


def _described(name: str, *where: str) -> Rule:
    return Rule(name, Source.DESCRIPTION, where)


def _documented(name: str, page: str, check: Check, *kinds: Kind) -> Rule:
    return Rule(name, Source.DOCUMENTATION, (page,), check, kinds)


def _reported(name: str, report: str, check: Check, *kinds: Kind) -> Rule:
    return Rule(name, Source.REPORT, (report,), check, kinds)


DESCRIBED = (
    # fields of all kinds
    _described("unknown-field", "*.additionalProperties"),
    _described("snowflake", "SnowflakeType.*"),
    _described("date-time", "*.format=date-time"),
    _described("uri", "*.format=uri"),
    _described("nonce", "*.nonce.*"),
    # messages
    _described("mention-count", "MessageAllowedMentionsRequest.*.maxItems"),
    _described("attachment-count", "*.attachments.maxItems"),
    _described("alt-text", "*Gallery*.description.*Length", "Thumb*.description.*Length", "*Attach*.description.*"),
    _described("row-size", "ActionRowComponentFor*.components.*Items"),
    _described("section-texts", "SectionComponentFor*.components.*Items"),
    _described("section-accessory", "SectionComponentFor*.required", "SectionComponentFor*.accessory.*"),
    _described("gallery-items", "MediaGalleryComponentFor*.items.*Items"),
    _described("text-length", "TextDisplayComponentFor*.content.*Length"),
    _described("custom-id-length", "*.custom_id.*Length"),
    _described("component-id-range", "*ComponentFor*.id.*"),
    # buttons and selects
    _described("button-label", "ButtonComponentFor*.label.maxLength"),
    _described("button-url", "ButtonComponentFor*.url.maxLength"),
    _described("emoji-name", "ComponentEmojiForRequest.*"),
    _described("select-options", "StringSelectComponentFor*.options.*Items"),
    _described("option-label", "StringSelectOptionForRequest.label.*Length"),
    _described("option-value", "StringSelectOptionForRequest.value.*Length"),
    _described("option-description", "StringSelectOptionForRequest.description.maxLength"),
    _described("select-placeholder", "*SelectComponentFor*.placeholder.maxLength"),
    _described("select-range", "*SelectComponentFor*.m??_values.m*imum"),
    # modals
    _described("modal-title", "ModalInteractionCallbackRequestData.title.*Length"),
    _described("modal-label", "LabelComponentForModalRequest.label.*Length"),
    _described("modal-description", "LabelComponentForModalRequest.description.*Length"),
    _described("input-value", "TextInputComponentForModalRequest.value.maxLength"),
    _described("input-length", "TextInputComponentForModalRequest.m??_length.m*imum"),
    _described("input-placeholder", "TextInputComponentForModalRequest.placeholder.maxLength"),
    # commands and autocompletion
    _described("answer-count", "*Autocomplete*.choices.maxItems"),
    _described("choice-name", "*Choice.name.*Length", "*Choice.name_localizations.*Length"),
    _described("choice-count", "ApplicationCommand*Option.choices.maxItems"),
    _described("option-count", "ApplicationCommand*.options.maxItems"),
    _described("name-length", "ApplicationCommand*.name.*Length", "ApplicationCommand*.name_localizations.*Length"),
    _described("description-length", "ApplicationCommand*.description*.*Length"),
    # all other keywords
    _described("description", "*"),
)

OF_COMPONENTS = (
    _documented("component-count", COMPONENTS, component.component_count, *MESSAGES),
    _documented("component-ids", f"{COMPONENTS}#anatomy-of-a-component", component.component_ids, *SHOWN),
    _documented("custom-ids", f"{COMPONENTS}#anatomy-of-a-component-custom-id", component.custom_ids, *SHOWN),
    _documented("row-contents", f"{COMPONENTS}#action-row", component.row_contents, *MESSAGES),
    _documented("button-fields", f"{COMPONENTS}#button", component.button_fields, *MESSAGES),
    _documented("select-defaults", f"{COMPONENTS}#user-select", component.select_defaults, *SHOWN),
    _documented("file-reference", f"{COMPONENTS}#file", component.file_reference, *MESSAGES),
    _documented("modal-components", f"{INTERACTION}#modal", component.modal_components, Kind.MODAL),
    _documented("modal-disabled", f"{COMPONENTS}#string-select", component.modal_disabled, Kind.MODAL),
    _documented("modal-required", f"{COMPONENTS}#string-select", component.modal_required, Kind.MODAL),
    _reported("text-characters", "discord/discord-api-docs#8562", component.text_characters, *MESSAGES),
    _reported("text-bytes", "discord/discord-api-docs#8554", component.text_bytes, *MESSAGES),
    _reported("text-blank", "discord-net/Discord.Net#758", component.text_blank, *MESSAGES),
    _reported("button-blank", "Discord-Net-Labs/Discord.Net-Labs#3", component.button_blank, *MESSAGES),
    _reported("option-values", "Crownicles/Crownicles#3908", component.select_values, *SHOWN),
    _reported("select-bounds", "Rapptz/discord.py#6984", component.select_bounds, *SHOWN),
    _reported("emoji", "discord/discord-api-docs#8071", component.emojis, *SHOWN),
)

OF_MESSAGES = (
    _documented("content-length", f"{MESSAGE}#create-message", message.content_length, *MESSAGES),
    _documented("embed-texts", f"{MESSAGE}#embed-object-embed-limits", message.embed_texts, *MESSAGES),
    _documented("message-empty", f"{MESSAGE}#create-message", message.something_shown, Kind.MESSAGE),
    _documented("message-flags", f"{MESSAGE}#create-message", message.message_flags, *MESSAGES),
    _documented("deferral-flags", f"{INTERACTION}#interaction-response-object", message.deferral_flags, Kind.DEFERRAL),
    _documented("layout-alone", f"{MESSAGE}#create-message", message.layout_alone, *MESSAGES),
    _documented("layout-flag", f"{COMPONENTS}#text-display", message.layout_flag, *MESSAGES),
    _documented("layout-stays", f"{MESSAGE}#edit-message", message.layout_stays, Kind.EDIT),
    _documented("layout-reset", f"{MESSAGE}#edit-message", message.layout_reset, Kind.EDIT),
    _documented("legacy-rows", f"{COMPONENTS}#legacy-message-component-behavior", message.legacy_rows, *MESSAGES),
    _documented("attachment-names", f"{COMPONENTS}#unfurled-media-item", message.attachment_names, *MESSAGES),
    _documented("attachment-ids", UPLOADS, message.attachment_ids, *MESSAGES),
    _documented("file-size", UPLOADS, message.file_size, *MESSAGES),
    _documented("request-size", f"{MESSAGE}#create-message-limitations", message.request_size, *MESSAGES),
    _documented("mentions-once", f"{MESSAGE}#allowed-mentions-object", message.mentions_once, *MESSAGES),
    _documented("mentioned-ids", "developers/reference#snowflakes", message.mentioned_ids, *MESSAGES),
    _documented("follow-ups", f"{INTERACTION}#create-followup-message", message.follow_ups, Kind.MESSAGE),
)

OF_COMMANDS = (
    _documented("command-count", f"{COMMAND}#registering-a-command", command.command_count, *TREE),
    _documented("command-twice", f"{COMMAND}#registering-a-command", command.command_twice, *TREE),
    _documented("command-name", f"{COMMAND}#application-command-naming", command.command_names, *TREE),
    _documented("command-case", f"{COMMAND}#application-command-naming", command.command_case, *TREE),
    _documented("command-description", f"{COMMAND}#application-command-object", command.command_description, *TREE),
    _documented("command-size", "developers/reference#error-messages", command.command_size, *TREE),
    _documented("command-locales", "developers/reference#locales", command.command_locales, *TREE),
    _documented("menu-options", f"{COMMAND}#application-command-object", command.menu_options, *TREE),
    _documented("option-twice", f"{COMMAND}#application-command-object", command.option_twice, *TREE),
    _documented("option-order", f"{COMMAND}#application-command-object", command.option_order, *TREE),
    _documented("option-autocomplete", f"{COMMAND}#application-command-object", command.option_autocomplete, *TREE),
    _documented("choice-value", f"{COMMAND}#application-command-object", command.choice_value, *TREE),
    _documented("answer-value", f"{COMMAND}#application-command-object", command.answer_value, Kind.CHOICES),
)

RULES = (*DESCRIBED, *OF_COMPONENTS, *OF_MESSAGES, *OF_COMMANDS)
"""All rules. A fault of the description belongs to the first whose pattern fits."""
