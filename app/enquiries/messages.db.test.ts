import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { messageAllowance } from "#platform/limits/rate-limit.db.server.ts";
import { eachShop, type TestShop } from "../../tests/database/each-shop.ts";
import { addEndpointRow, eventsIn } from "../../tests/database/webhook-rows.ts";
import { formOf } from "../../tests/form-of.ts";
import { receiveContact } from "./contact/receive-contact.server.ts";
import { addEnquiry } from "./enquiry-rows.db.server.ts";
import { forgetOldEnquiries } from "./forget-enquiries.db.server.ts";
import { bulkQuoteColumns, receiveB2b, receiveBulkQuote } from "./quotes/receive-quote.server.ts";

const at = new Date("2026-06-01T00:00:00Z");

const message = { fullName: "Asha Rao", email: "asha@example.com", message: "Hello" };
const quote = { fullName: "Asha Rao", email: "asha@example.com", product: "Fish Tote", quantity: "120" };

const given = { at, settings: { SHOP_EMAIL: "shop@example.com" } };

eachShop("messages to the shop", given, (shop) => {
  const mails = () => shop.rows("mail_outbox", {}, "kind");

  test("a message is kept as pending and mailed to the shop, which answers to the sender", async () => {
    const answer = await receiveContact(shop, "192.0.2.1", formOf(message));
    expect(answer).toEqual({ kind: "done", kept: undefined });
    expect(await shop.rows("contact_messages")).toMatchObject([
      { full_name: "Asha Rao", status: "Pending", spam: false, phone_number: null, message_content: "Hello" },
    ]);
    const mail = { kind: "contact", to_address: "shop@example.com", reply_to: "asha@example.com" };
    expect(await mails()).toMatchObject([mail]);
    expect(shop.kicks).toBe(1);
  });

  test("a refused message leaves nothing behind", async () => {
    expect(
      (await receiveContact(shop, "192.0.2.1", formOf({ ...message, email: "a@b\r\nBcc: c@d.e" }))).kind,
    ).toBe("refused");
    expect(await shop.rows("contact_messages")).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  test.each([
    { change: { website: "x" }, held: false },
    { change: { message: "http://a http://b http://c" }, held: true },
  ])("$change is spam, unmailed, and hears the same; held for the owner: $held", async ({ change, held }) => {
    expect((await receiveContact(shop, "192.0.2.1", formOf({ ...message, ...change }))).kind).toBe("done");
    expect(await shop.rows("contact_messages")).toMatchObject([
      { spam: true, status: "Pending", held_for_links: held },
    ]);
    expect(await mails()).toEqual([]);
  });

  test("beyond the allowance nothing is kept, and what was typed comes back", async () => {
    for (let time = 0; time < messageAllowance.most; time += 1)
      await receiveContact(shop, "192.0.2.7", formOf(message));
    const answer = await receiveContact(shop, "192.0.2.7", formOf(message));
    expect(answer).toMatchObject({ kind: "failed", typed: message });
    expect(await shop.count("contact_messages")).toBe(messageAllowance.most);
  });

  test("a quote and a sample request are kept as new, mailed and acknowledged", async () => {
    expect(await receiveB2b(shop, "192.0.2.1", "quote", formOf(quote))).toMatchObject({
      kind: "done",
      kept: { about: "quote", quantity: 120, at: at.toISOString() },
    });
    await receiveB2b(shop, "192.0.2.1", "sample", formOf({ ...quote, address: "12 Gandhi Path" }));
    expect(await shop.rows("bulk_quotes", {}, "kind")).toMatchObject([
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
    await shop.addProducts([product]);
    const bulk = { ...quote, phone: "98765 43210", email: "ASHA@example.com" };
    for (let time = 0; time < 4; time += 1) {
      const sender = `192.0.2.${time}`;
      await receiveB2b(shop, sender, "quote", formOf(quote));
      expect(await receiveBulkQuote(shop, sender, product, formOf(bulk))).toMatchObject({ kind: "done" });
    }
    await receiveB2b(shop, "192.0.2.9", "quote", formOf({ ...quote, email: "ravi@example.com" }));
    const kinds = (await mails()).map(({ kind, to_address }) => `${kind} ${to_address.toLowerCase()}`);
    const count = (line: string) => kinds.filter((each) => each === line).length;
    // One of each kind of request waits at a time.
    expect(count("acknowledgement asha@example.com")).toBe(2);
    expect(count("acknowledgement ravi@example.com")).toBe(1);
    expect(new Set(await shop.column("mail_outbox", "mailbox", { kind: "acknowledgement" })).size).toBe(2);
    expect(count("b2b-quote shop@example.com")).toBe(5);
    expect(count("bulk-quote shop@example.com")).toBe(4);
    expect(await shop.count("bulk_quotes")).toBe(9);
    expect((await shop.column("rate_limits", "key")).join()).not.toContain("@");
  });

  test("49 pieces leave nothing behind", async () => {
    const answer = await receiveB2b(shop, "192.0.2.1", "quote", formOf({ ...quote, quantity: "49" }));
    expect(answer.kind).toBe("refused");
    expect(await shop.rows("bulk_quotes")).toEqual([]);
  });

  test("a message that nobody touched for two years is forgotten", async () => {
    const sent = { email: "a@b.example", message_content: "Hi" };
    const ago = (years: number) => sql<Date>`now() - make_interval(years => ${years})`;
    await shop.add("contact_messages", { ...sent, full_name: "old", updated_at: ago(3) });
    await shop.add("contact_messages", { ...sent, full_name: "new", updated_at: ago(1) });
    await forgetOldEnquiries(shop);
    expect(await shop.column("contact_messages", "full_name")).toEqual(["new"]);
  });
});

const asked = {
  fullName: "Asha Rao",
  email: "asha@example.com",
  phone: "98765 43210",
  company: null,
  quantity: 120,
  customization: "Our mark on the front",
  message: null,
};

eachShop("a bulk quote", { on: "embedded" }, (shop) => {
  test.each([
    { suspicion: null, spam: false, held: false },
    { suspicion: "honeypot", spam: true, held: false },
    { suspicion: "links", spam: true, held: true },
  ] as const)("begins as New (suspicion: $suspicion)", async ({ suspicion, spam, held }) => {
    const product = { id: `tote-${suspicion}`, name: `Tote ${suspicion}` };
    await shop.addProducts([product]);
    await addEnquiry(shop.db, "bulk_quotes", bulkQuoteColumns(asked, product), { suspicion, key: null });
    expect(await shop.row("bulk_quotes", { product_id: product.id })).toMatchObject({
      kind: "quote",
      source: "product",
      status: "New",
      spam,
      held_for_links: held,
      full_name: "Asha Rao",
      company_name: null,
      quantity_required: 120,
      customization_details: "Our mark on the front",
      additional_message: null,
      product_name: product.name,
    });
  });
});

const product = { id: "tote", name: "Tote", slug: "tote" };
const typed = {
  ...{ fullName: "Asha Rao", email: "asha@example.com", phone: "98765 43210", message: "Hello" },
  ...{ product: "Tote", quantity: "120", address: "12 Gandhi Path" },
};

const twice = {
  at: "2026-06-01T00:00:00Z",
  settings: { SHOP_EMAIL: "shop@example.com" },
  begin: (shop: TestShop) => shop.addProducts([product]),
};

eachShop("a message that comes twice", twice, (shop) => {
  const kept = async () => [
    ...(await shop.column("contact_messages", "email")),
    ...(await shop.column("bulk_quotes", "email")),
  ];
  const mailed = () => shop.column("mail_outbox", "kind", {}, "kind");

  const endpoints = [
    {
      endpoint: "a message",
      mails: ["contact"],
      event: "message.received",
      receive: (form: FormData) => receiveContact(shop, "192.0.2.1", form),
    },
    {
      endpoint: "a bulk quote",
      mails: ["acknowledgement", "bulk-quote"],
      event: "quote.received",
      receive: (form: FormData) => receiveBulkQuote(shop, "192.0.2.1", product, form),
    },
    {
      endpoint: "a quote of the business page",
      mails: ["acknowledgement", "b2b-quote"],
      event: "quote.received",
      receive: (form: FormData) => receiveB2b(shop, "192.0.2.1", "quote", form),
    },
    {
      endpoint: "a sample request",
      mails: ["acknowledgement", "b2b-sample"],
      event: "quote.received",
      receive: (form: FormData) => receiveB2b(shop, "192.0.2.1", "sample", form),
    },
  ];

  test.each(endpoints)("$endpoint is kept, mailed and acknowledged once", async ({ receive, mails }) => {
    const form = formOf({ ...typed, key: randomUUID() });
    const first = await receive(form);
    expect(first.kind).toBe("done");
    expect(await receive(form)).toEqual(first);
    expect(await kept()).toEqual([typed.email]);
    expect(await mailed()).toEqual(mails);
  });

  test.each(endpoints)("$endpoint twice in one moment is kept once", async ({ receive, mails, event }) => {
    await addEndpointRow(shop.db, ["message.received", "quote.received"]);
    const form = formOf({ ...typed, key: randomUUID() });
    const answers = await Promise.all([receive(form), receive(form), receive(form)]);
    expect(answers.map(({ kind }) => kind)).toEqual(["done", "done", "done"]);
    expect(await kept()).toEqual([typed.email]);
    expect(await mailed()).toEqual(mails);
    const events = await eventsIn(shop.db);
    expect(events.map(([type]) => type)).toEqual([event]);
    expect(JSON.stringify(events)).not.toContain(typed.fullName);
  });

  test.each(endpoints)("$endpoint with another key, none or an odd one is one more", async ({ receive }) => {
    for (const key of [randomUUID(), randomUUID(), "", "", "twice", "twice", undefined, undefined])
      expect((await receive(formOf({ ...typed, key }))).kind).toBe("done");
    expect(await kept()).toHaveLength(8);
  });

  test("whoever sends a key that is taken reads nothing of what was kept under it", async () => {
    const key = randomUUID();
    await receiveB2b(shop, "192.0.2.1", "sample", formOf({ ...typed, key }));
    const other = { ...typed, fullName: "Ravi", email: "ravi@example.com", address: "Delhi", key };
    const answer = await receiveB2b(shop, "192.0.2.2", "sample", formOf(other));
    expect(JSON.stringify(answer)).not.toMatch(/Asha|asha|Gandhi/);
    expect(answer).toMatchObject({ kind: "done", kept: { fullName: "Ravi", address: "Delhi" } });
    expect(await kept()).toEqual([typed.email]);
  });

  test("what looks like spam is kept once, too", async () => {
    const form = formOf({ ...typed, website: "x", key: randomUUID() });
    for (const time of [1, 2])
      expect((await receiveContact(shop, `192.0.2.${time}`, form)).kind).toBe("done");
    expect(await kept()).toHaveLength(1);
  });
});
