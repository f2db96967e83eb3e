import { expect, test } from "vitest";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { newsletterShop } from "../../../tests/database/newsletter-shop.ts";
import { catchMails } from "../../../tests/mail-catcher.ts";
import { readMail } from "../../../tests/read-mail.ts";

eachShop("the pictures of a newsletter", { at: "2026-11-28T10:00:00Z", on: "embedded" }, (shop) => {
  const { subscribe, begin, sendTo } = newsletterShop(shop);

  test("are the shop's own, by whole addresses; one from elsewhere tells nobody who reads (TEXT-18)", async () => {
    await subscribe("asha");
    const own = '<img src="/files/text_images/texts/a_300x200.webp" alt="A loom">';
    await begin({ content: `<p>Look: ${own} <img src="https://spy.example/b.png" alt="B"></p>` });
    const server = await catchMails();
    await sendTo(server);
    const { html } = readMail(server.received[0] ?? "");
    expect(html).toContain(`src="${shop.config.origin}/files/text_images/texts/a_300x200.webp"`);
    expect(html).not.toContain("spy.example");
  });

  test("nor does that of a product's card, or its own, tell another site who reads (PRODUCT-35)", async () => {
    const spied = "https://spy.example/a.png";
    await shop.addProducts([
      { id: "far", name: "Far Tote", slug: "far-tote", images: [spied] },
      { id: "own", name: "Own Tote", slug: "own-tote", images: ["/files/product_images/own/a_40x30.webp"] },
    ]);
    await subscribe("asha");
    await begin({ products: ["far", "own"], picture_url: spied });
    const server = await catchMails();
    await sendTo(server);
    const { html } = readMail(server.received[0] ?? "");
    expect(html).toContain("Far Tote");
    expect(html).toContain(`${shop.config.origin}/files/product_images/own/a_40x30.webp`);
    expect(html).not.toContain("spy.example");
  });
});
