import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { eachShop, type TestShop } from "../../tests/database/each-shop.ts";
import { addEndpointRow, eventsIn } from "../../tests/database/webhook-rows.ts";
import { formOf } from "../../tests/form-of.ts";
import { receiveContact } from "./contact/receive-contact.server.ts";
import { receiveB2b, receiveBulkQuote } from "./quotes/receive-quote.server.ts";

const product = { id: "tote", name: "Tote", slug: "tote" };
const typed = {
  ...{ fullName: "Asha Rao", email: "asha@example.com", phone: "98765 43210", message: "Hello" },
  ...{ product: "Tote", quantity: "120", address: "12 Gandhi Path" },
};

const given = {
  at: "2026-06-01T00:00:00Z",
  settings: { SHOP_EMAIL: "shop@example.com" },
  begin: (shop: TestShop) => shop.addProducts([product]),
};

eachShop("a message that comes twice", given, (shop) => {
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

  test.each(endpoints)(
    "$endpoint that comes twice at the same moment is kept once",
    async ({ receive, mails, event }) => {
      await addEndpointRow(shop.db, ["message.received", "quote.received"]);
      const form = formOf({ ...typed, key: randomUUID() });
      const answers = await Promise.all([receive(form), receive(form), receive(form)]);
      expect(answers.map(({ kind }) => kind)).toEqual(["done", "done", "done"]);
      expect(await kept()).toEqual([typed.email]);
      expect(await mailed()).toEqual(mails);
      const events = await eventsIn(shop.db);
      expect(events.map(([type]) => type)).toEqual([event]);
      expect(JSON.stringify(events)).not.toContain(typed.fullName);
    },
  );

  test.each(endpoints)(
    "$endpoint with another key, none or an unreadable one is one more",
    async ({ receive }) => {
      for (const key of [randomUUID(), randomUUID(), "", "", "twice", "twice", undefined, undefined])
        expect((await receive(formOf({ ...typed, key }))).kind).toBe("done");
      expect(await kept()).toHaveLength(8);
    },
  );

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
