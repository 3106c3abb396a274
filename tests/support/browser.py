"""A person at the preview's page, in a real Chromium without a window."""

import shutil

from playwright.async_api import Locator, Page

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome", "chrome"))), None)
HOW_TO_GET_IT = "this test needs a browser: apt-get install chromium"

NEVER = ("Undo", "Back", "Set a die", "Refresh", "Your move", "Why?", "What would a master do?")
FIRST = ("Confirm", "Keep the dice", "Camp at", "End the day", "All cards act", "Move no boat")
SETTLED = """() => {
    const status = document.querySelector('#action-status').textContent;
    return !/…|\\.\\.\\./.test(status) && !document.querySelector('.component-button[data-pending=true]');
}"""


class Visitor:
    """Somebody who types and clicks on the page."""

    def __init__(self, page: Page) -> None:
        self.page = page

    async def settled(self) -> None:
        """Wait until the page has shown what came of the last click."""
        await self.page.wait_for_timeout(250)
        await self.page.wait_for_function(SETTLED, timeout=60_000)
        await self.page.wait_for_timeout(100)

    async def arrive(self, url: str) -> None:
        """Open the page, and wait until it has taken its size: then it is drawn anew, and an open menu closes."""
        await self.page.goto(url)
        await self.page.wait_for_selector("#channel-composer-input:visible")
        await self.page.locator("#action-status", has_text="Viewport updated").wait_for(state="attached")

    async def play(self) -> None:
        """Type /play, send it, and choose the first game of the menu that answers."""
        box = self.page.locator("#channel-composer-input")
        await box.click()
        await box.press_sequentially("/play")
        await self.page.wait_for_selector(".command-popup-list")
        await box.press("Enter")
        await self.page.click("#send-message")
        await self.page.wait_for_selector("article.channel-message [class*=select]")
        await self.pick_first(self.message(private=True))
        await self.page.wait_for_selector(".component-button:has-text('Start solo')")
        await self.settled()

    def message(self, private: bool) -> Locator:
        """Return the newest message: one's own, or a public one."""
        mine = self.page.locator("article.channel-message", has_text="Only you can see this")
        public = self.page.locator("article.channel-message:not(:has-text('Only you can see this'))")
        return (mine if private else public).last

    async def click(self, message: Locator, label: str) -> None:
        """Press a button of a message."""
        await message.locator(f".component-button:has-text('{label}')").first.click()
        await self.settled()

    async def pick_first(self, message: Locator) -> None:
        """Open the first menu of a message and pick its first entry."""
        await message.locator("[class*=select]").first.click()
        await self.page.locator("[role=option]:visible").first.click()
        if await self.page.locator("[role=option]:visible").count():
            await self.page.keyboard.press("Escape")
        await self.settled()

    async def answer(self, message: Locator) -> None:
        """Do the first sensible thing that a message offers."""
        labels = await message.locator(".component-button").all_inner_texts()
        wanted = [label for first in FIRST for label in labels if first in label]
        wanted += [label for label in labels if not any(never in label for never in NEVER)]
        if wanted:
            text = wanted[0].strip().splitlines()[-1]
            await self.click(message, text.replace("'", "\\'"))
        else:
            await self.pick_first(message)
