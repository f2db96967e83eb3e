import { expect, test } from "vitest";
import { deliverDueMail } from "#mail/sending/deliver-mail.server.ts";
import { eachShop, manyAtOnce } from "../../../tests/database/each-shop.ts";
import { copiedLine } from "../../../tests/mails/strange.ts";
import { mailCart } from "./mail-cart.server.ts";

const lines = [copiedLine("Fish Tote"), copiedLine("Sold Tote", { kind: "out-of-stock" })];
const presses = Array.from({ length: 20 }, (_, at) => `0190c1b2-0000-7000-8000-0000000000${10 + at}`);

eachShop("'Send Me This Cart'", {}, (shop) => {
  const send = (email: string, press = presses[0], sender = "203.0.113.7") =>
    mailCart(shop, { sender, email, lines, press });
  const delivered: { to: string; text: string }[] = [];
  const carrier = {
    send: async (mail: (typeof delivered)[number]) => void delivered.push(mail),
    close: () => undefined,
  };

  test("is one mail with today's prices and the link, to an address that nobody keeps (LINK-5, LINK-6)", async () => {
    const press = presses[0];
    expect(await manyAtOnce(4, () => send("meera@example.com", press))).toEqual(Array(4).fill("sent"));
    await deliverDueMail({ db: shop.db, carrier, log: shop.log });
    expect(delivered).toEqual([expect.objectContaining({ to: "meera@example.com" })]);
    expect(delivered[0]?.text).toContain("Fish Tote × 2: ₹1,998");
    expect(delivered[0]?.text).toContain("Sold Tote × 2: Out of stock.");
    expect(delivered[0]?.text).toContain("Subtotal: ₹1,998");
    expect(delivered[0]?.text).toContain("/buy/fish-tote:2,fish-tote:2");
    const kept = await shop.rows("mail_outbox");
    expect(kept).toEqual([expect.objectContaining({ to_address: "(deleted)", sent_at: expect.any(Date) })]);
    expect(JSON.stringify([kept, await shop.rows("rate_limits")])).not.toContain("meera");
  });

  test("goes to another address by the same press, too: a page that Back has brought again", async () => {
    await send("meera@example.com");
    await send("asha@example.com");
    expect(await shop.count("mail_outbox")).toBe(2);
  });

  test("is said to go wherever it is asked to, five times in ten minutes", async () => {
    const asked = presses.map((press, at) => send("meera@example.com", press, `203.0.113.${at}`));
    expect(new Set(await Promise.all(asked))).toEqual(new Set(["sent"]));
    expect(await shop.count("mail_outbox")).toBe(5);
    shop.pass({ minutes: 10 });
    await send("Me.Era+again@example.com", presses[7], "203.0.113.99");
    await send("meera+again@example.com", presses[8], "203.0.113.99");
    expect(await shop.count("mail_outbox")).toBe(7);
  });

  test("is no more than five of a network, wherever they go", async () => {
    const asked = await manyAtOnce(20, (at) => send(`somebody-${at}@example.com`, presses[at]));
    expect(asked.filter((each) => each === "sent")).toHaveLength(5);
    expect(await shop.count("mail_outbox")).toBe(5);
  });
});
