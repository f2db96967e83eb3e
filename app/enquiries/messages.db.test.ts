import { beforeAll, beforeEach, expect, test } from "vitest";
import { parseConfig } from "#platform/config/config.server.ts";
import { messageAllowance } from "#platform/limits/rate-limit.server.ts";
import { eachDatabase } from "../../tests/database/each-database.ts";
import { addProducts } from "../../tests/database/product-row.ts";
import { receiveContact } from "./contact/receive-contact.server.ts";
import { subscribe, unsubscribe } from "./newsletter/newsletter.db.server.ts";
import { receiveB2b } from "./quotes/receive-b2b.server.ts";
import { receiveBulkQuote } from "./quotes/receive-bulk-quote.server.ts";

const at = new Date("2026-06-01T00:00:00Z");
const config = parseConfig({ SHOP_EMAIL: "shop@example.com" });

const formOf = (given: Record<string, string | undefined>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(given)) if (value !== undefined) form.set(name, value);
  return form;
};
const message = { fullName: "Asha Rao", email: "asha@example.com", message: "Hello" };
const quote = { fullName: "Asha Rao", email: "asha@example.com", product: "Fish Tote", quantity: "120" };

eachDatabase("messages to the shop", (database) => {
  const db = () => database().db;
  let kicks = 0;
  const shop = () => ({ db: db(), config, now: () => at, sendMailSoon: () => void kicks++ });
  const mails = () => db().selectFrom("mail_outbox").selectAll().orderBy("kind").execute();
  beforeEach(async () => {
    kicks = 0;
    for (const table of ["mail_outbox", "contact_messages", "bulk_quotes", "rate_limits"] as const) {
      await db().deleteFrom(table).execute();
    }
  });

  test("a message is kept as pending and mailed to the shop, which answers to the sender", async () => {
    const answer = await receiveContact(shop(), "192.0.2.1", formOf(message));
    expect(answer).toEqual({ kind: "done", kept: undefined });
    const rows = await db().selectFrom("contact_messages").selectAll().execute();
    expect(rows).toMatchObject([
      { full_name: "Asha Rao", status: "Pending", spam: false, phone_number: null, message_content: "Hello" },
    ]);
    expect(await mails()).toMatchObject([
      { kind: "contact", to_address: "shop@example.com", reply_to: "asha@example.com" },
    ]);
    expect(kicks).toBe(1);
  });

  test("a refused message leaves nothing behind", async () => {
    const answer = await receiveContact(
      shop(),
      "192.0.2.1",
      formOf({ ...message, email: "a@b\r\nBcc: c@d.e" }),
    );
    expect(answer.kind).toBe("refused");
    expect(await db().selectFrom("contact_messages").selectAll().execute()).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  test.each([
    { change: { website: "x" }, held: false },
    { change: { message: "http://a http://b http://c" }, held: true },
  ])(
    "$change is kept as spam, unmailed, and hears the same; held for the owner's word: $held",
    async ({ change, held }) => {
      const answer = await receiveContact(shop(), "192.0.2.1", formOf({ ...message, ...change }));
      expect(answer.kind).toBe("done");
      const rows = await db()
        .selectFrom("contact_messages")
        .select(["spam", "status", "held_for_links"])
        .execute();
      expect(rows).toEqual([{ spam: true, status: "Pending", held_for_links: held }]);
      expect(await mails()).toEqual([]);
    },
  );

  test("beyond the allowance nothing is kept, and what was typed comes back", async () => {
    for (let time = 0; time < messageAllowance.most; time += 1) {
      await receiveContact(shop(), "192.0.2.7", formOf(message));
    }
    const answer = await receiveContact(shop(), "192.0.2.7", formOf(message));
    expect(answer).toMatchObject({ kind: "failed", typed: message });
    const { count } = await db()
      .selectFrom("contact_messages")
      .select((eb) => eb.fn.countAll<string>().as("count"))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(messageAllowance.most);
  });

  test("a quote and a sample request are kept as new, mailed and acknowledged", async () => {
    const sent = await receiveB2b(shop(), "192.0.2.1", "quote", formOf(quote));
    expect(sent).toMatchObject({
      kind: "done",
      kept: { about: "quote", quantity: 120, at: at.toISOString() },
    });
    const sample = { ...quote, address: "12 Gandhi Path" };
    await receiveB2b(shop(), "192.0.2.1", "sample", formOf(sample));
    const rows = await db().selectFrom("bulk_quotes").selectAll().orderBy("kind").execute();
    expect(rows).toMatchObject([
      { kind: "quote", source: "b2b", status: "New", quantity_required: 120, product_name: "Fish Tote" },
      { kind: "sample", source: "b2b", status: "New", shipping_address: "12 Gandhi Path" },
    ]);
    expect((await mails()).map(({ kind, to_address }) => [kind, to_address])).toEqual([
      ["acknowledgement", "asha@example.com"],
      ["acknowledgement", "asha@example.com"],
      ["b2b-quote", "shop@example.com"],
      ["b2b-sample", "shop@example.com"],
    ]);
  });

  test("whose address is somebody else's fill nobody's mailbox: acknowledgements count for the mailbox, and every request is kept", async () => {
    const product = { id: "tote", name: "Tote", slug: "tote" };
    await addProducts(db(), [product]);
    const bulk = { ...quote, phone: "98765 43210", email: "ASHA@example.com" };
    for (let time = 0; time < 4; time += 1) {
      const sender = `192.0.2.${time}`;
      await receiveB2b(shop(), sender, "quote", formOf(quote));
      expect(await receiveBulkQuote(shop(), sender, product, formOf(bulk))).toMatchObject({ kind: "done" });
    }
    await receiveB2b(shop(), "192.0.2.9", "quote", formOf({ ...quote, email: "ravi@example.com" }));
    const kinds = (await mails()).map(({ kind, to_address }) => `${kind} ${to_address.toLowerCase()}`);
    const count = (line: string) => kinds.filter((each) => each === line).length;
    // One of each kind of request waits at a time.
    expect(count("acknowledgement asha@example.com")).toBe(2);
    expect(count("acknowledgement ravi@example.com")).toBe(1);
    const counted = await db()
      .selectFrom("mail_outbox")
      .select("mailbox")
      .distinct()
      .where("kind", "=", "acknowledgement")
      .execute();
    expect(counted).toHaveLength(2);
    expect(count("b2b-quote shop@example.com")).toBe(5);
    expect(count("bulk-quote shop@example.com")).toBe(4);
    expect(await db().selectFrom("bulk_quotes").select("id").execute()).toHaveLength(9);
    const keys = await db().selectFrom("rate_limits").select("key").execute();
    expect(keys.filter(({ key }) => key.includes("@"))).toEqual([]);
  });

  test("49 pieces leave nothing behind", async () => {
    const answer = await receiveB2b(shop(), "192.0.2.1", "quote", formOf({ ...quote, quantity: "49" }));
    expect(answer.kind).toBe("refused");
    expect(await db().selectFrom("bulk_quotes").selectAll().execute()).toEqual([]);
  });
});

eachDatabase("unsubscribing", (database) => {
  const db = () => database().db;
  const token = "abcdefghijklmnopqrstuvwx";
  beforeAll(() =>
    subscribe(
      db(),
      { email: "asha@example.com", source: "blog" },
      { at, spam: false, unsubscribeToken: token },
    ),
  );

  test("ends one subscription once, and a new sign-up alone does not begin it again", async () => {
    const state = () =>
      db().selectFrom("newsletter_subscribers").select("unsubscribed_at").executeTakeFirstOrThrow();
    expect(await unsubscribe(db(), "another-token-altogether", at)).toBe(false);
    expect((await state()).unsubscribed_at).toBeNull();
    expect(await unsubscribe(db(), token, at)).toBe(true);
    expect(await unsubscribe(db(), token, new Date("2027-01-01"))).toBe(true);
    expect((await state()).unsubscribed_at).toEqual(at);
    await subscribe(
      db(),
      { email: "asha@example.com", source: "footer" },
      { at, spam: false, unsubscribeToken: "other" },
    );
    expect((await state()).unsubscribed_at).not.toBeNull();
  });
});
