import { expect, test, vi } from "vitest";
import { orderLinkMade } from "#orders/links/order-access.server.ts";
import { eachShop, type TestShop } from "../../../tests/database/each-shop.ts";
import { formOf } from "../../../tests/form-of.ts";
import { receiveTrack, sendOrderLink } from "./send-order-link.server.ts";

const orderNumber = "JC-1798797600000";
const order = { billing_email: "Asha@Example.com", order_id_text: orderNumber };
const begin = (shop: TestShop) => shop.addOrder([], order);

eachShop("the order look-up", { at: "2027-01-01T10:00:00Z", begin }, (shop) => {
  const ask = (orderNumber: string, email: string) =>
    receiveTrack(shop, "203.0.113.7", formOf({ orderNumber, email }));

  test("mails the link to the address that the order has, in whatever letters it is asked for", async () => {
    await sendOrderLink(shop, { orderNumber, email: "asha@EXAMPLE.com" });
    const [mail, ...more] = await shop.mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to_address: "Asha@Example.com", kind: "order-link" });
    const link = /http[^"]+order-confirmation[^"]+/.exec(JSON.stringify(mail?.letter))?.[0] ?? "";
    const query = new URL(link.replaceAll("\\", "")).searchParams;
    expect(query.get("orderId")).toBe(orderNumber);
    expect(orderLinkMade(query.get("token") ?? "", orderNumber, shop.secret)).toBeInstanceOf(Date);
    expect(shop.kicks).toBe(1);
  });

  test("waits once, and is sent five times an hour, from however many networks it is asked for", async () => {
    const asked = { orderNumber, email: "asha@example.com" };
    for (let time = 0; time < 20; time += 1) await sendOrderLink(shop, asked);
    expect(await shop.mails()).toHaveLength(1);
    for (let time = 0; time < 20; time += 1) {
      await shop.set("mail_outbox", {}, { sent_at: shop.clock });
      await sendOrderLink(shop, asked);
    }
    expect((await shop.mails()).length).toBeLessThanOrEqual(5);
    shop.pass({ hours: 1 });
    await shop.remove("mail_outbox");
    await sendOrderLink(shop, asked);
    expect(await shop.mails()).toHaveLength(1);
  });

  test("mails nothing for another address or another number, and answers the same", async () => {
    const done = { kind: "done", kept: undefined };
    expect(await ask(orderNumber, "asha@example.com")).toEqual(done);
    expect(await ask(orderNumber, "someone@example.com")).toEqual(done);
    expect(await ask("JC-1000000000000", "asha@example.com")).toEqual(done);
    await vi.waitFor(async () => expect(await shop.mails()).toHaveLength(1));
    await sendOrderLink(shop, { orderNumber, email: "someone@example.com" });
    await sendOrderLink(shop, { orderNumber: "JC-1000000000000", email: "asha@example.com" });
    expect(await shop.mails()).toHaveLength(1);
  });

  test("counts its mails for the mailbox they go to, so that links fill nobody's", async () => {
    for (let i = 0; i < 3; i++) {
      await sendOrderLink(shop, { orderNumber, email: "asha@example.com" });
      // One that was sent keeps back no other.
      await shop.set("mail_outbox", {}, { sent_at: shop.clock });
    }
    expect(await shop.mails()).toHaveLength(3);
    const counted = new Set((await shop.mails()).map(({ mailbox }) => mailbox));
    expect([...counted]).toEqual([expect.stringMatching(/^request [0-9a-f]{32}$/)]);
  });

  test("tells the 61st asker from one address to wait, and keeps what was typed", async () => {
    await shop.add("rate_limits", { key: "messages:203.0.113.7", window_start: shop.clock, count: 60 });
    const typed = { orderNumber, email: "asha@example.com" };
    const text = expect.stringContaining("Too many requests");
    expect(await ask(orderNumber, typed.email)).toMatchObject({ kind: "failed", text, typed });
    expect(await shop.mails()).toEqual([]);
  });
});
