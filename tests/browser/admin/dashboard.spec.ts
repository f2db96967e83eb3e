import { expectSound } from "../look/sound-page.ts";
import { admin, expect, test } from "./admin-pages.ts";
import { sendMessage } from "./admin-visitors.ts";

// The Dashboard and the two menus as somebody has them in her hand (ADMIN-1, ADMIN-5).

const spoken = [
  {
    ...{ locale: "en-IN", menu: "Menu", places: "Admin", own: "Account", attention: "Needs Attention" },
    ...{ messages: "Unanswered messages", books: "Books", account: "Your Account" },
  },
  {
    ...{ locale: "hi-IN", menu: "मेन्यू", places: "दुकान का काम", own: "खाता", attention: "ध्यान चाहिए" },
    ...{ messages: "जिनका जवाब नहीं दिया, वे संदेश", books: "हिसाब", account: "आपका खाता" },
  },
];

for (const { locale, ...say } of spoken)
  for (const javaScriptEnabled of [true, false])
    test.describe(`in ${locale}, ${javaScriptEnabled ? "with" : "without"} script`, () => {
      test.use({ locale, javaScriptEnabled, viewport: { width: 360, height: 740 } });

      test("the day begins with what waits, and every place is two presses away", async ({ page }) => {
        const sender = await sendMessage(page);
        await page.goto(admin.overview);
        const attention = page.getByRole("region", { name: say.attention });
        await attention.getByRole("link", { name: say.messages, exact: true }).click();
        await expect(page).toHaveURL(`${admin.messages}?status=Pending`);
        await expect(page.getByRole("row").filter({ hasText: sender })).toBeVisible();

        await page.getByRole("button", { name: say.menu, exact: true }).click();
        const books = page
          .getByRole("navigation", { name: say.places })
          .getByRole("link", { name: say.books });
        await expect(books).toBeInViewport({ ratio: 1 });
        await books.click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(say.books);

        await page.getByRole("button", { name: say.own }).click();
        const own = page.getByRole("navigation", { name: say.own });
        await own.getByRole("link", { name: say.account }).click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(say.account);
      });

      test("no place is below the fold of a desk", async ({ page }) => {
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto(admin.overview);
        await expect(page.getByRole("link", { name: say.books, exact: true })).toBeInViewport({ ratio: 1 });
        if (javaScriptEnabled) await expectSound(page, [360, 1440], "advice");
      });
    });
