import { beforeEach, expect, test } from "vitest";
import { parseConfig } from "#platform/config/config.server.ts";
import { eachDatabase } from "../../../../tests/database/each-database.ts";
import { newsletterShop } from "../../../../tests/database/newsletter-shop.ts";
import { catchMails } from "../../../../tests/mail-catcher.ts";
import { readMail } from "../../../../tests/read-mail.ts";

const { origin } = parseConfig({ APP_ORIGIN: "http://localhost:3000" });
const now = new Date("2026-11-28T10:00:00Z");

eachDatabase("the pictures of a newsletter", (database) => {
  const db = () => database().db;
  beforeEach(async () => {
    for (const table of ["newsletters", "newsletter_subscribers"] as const)
      await db().deleteFrom(table).execute();
  });

  test("are the shop's own, by whole addresses; one from elsewhere tells nobody who reads (TEXT-18)", async () => {
    const closing: (() => void)[] = [];
    const { subscribe, begin, sendTo } = newsletterShop(db, closing, now);
    await subscribe("asha");
    const own = '<img src="/files/text_images/texts/a_300x200.webp" alt="A loom">';
    await begin({ content: `<p>Look: ${own} <img src="https://spy.example/b.png" alt="B"></p>` });
    const server = await catchMails();
    await sendTo(server);
    for (const close of closing) close();
    const { html } = readMail(server.received[0] ?? "");
    expect(html).toContain(`src="${origin}/files/text_images/texts/a_300x200.webp"`);
    expect(html).not.toContain("spy.example");
  });
});
