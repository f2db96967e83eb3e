import { sql } from "kysely";
import { expect, test } from "vitest";
import { auditOf } from "#platform/audit/audit.db.server.ts";
import { countEach } from "#platform/database/count-each.server.ts";
import { eachShop, shopOwner, type TestShop } from "../../../../tests/database/each-shop.ts";
import { findEnquiry } from "../../enquiry-rows.db.server.ts";
import { eraseEnquiry } from "../enquiry-acts.server.ts";
import type { EnquiryFilter } from "../enquiry-kind.ts";
import {
  countEnquiries,
  heldForLinks,
  listEnquiries,
  nextEnquiry,
  readEnquiries,
} from "../enquiry-list.db.server.ts";
import { answerMessage, keepMessage, severalMessages } from "./change-message.server.ts";
import { messageRows } from "./message.db.server.ts";

const actor = shopOwner({ id: "admin-1", fullName: "Rekha", email: "rekha@example.com" });
const everything: EnquiryFilter = { tab: "all", q: "", status: "", kind: "", page: 1 };

const day = (date: number) => new Date(Date.UTC(2026, 10, date));

function begin(shop: TestShop) {
  const message = { message_content: "Do you ship to Nepal?", email: "asha@example.com" };
  return shop.addAll("contact_messages", [
    { ...message, id: "m1", full_name: "Asha Rao", created_at: day(1) },
    { ...message, id: "m2", full_name: "50% Off", status: "Resolved", created_at: day(3) },
    { ...message, id: "m3", full_name: "Buyer", spam: true, held_for_links: true, created_at: day(2) },
    { ...message, id: "m4", full_name: "Nobody", status: "Spam", created_at: day(4) },
  ]);
}

eachShop("the messages' admin page", { begin, settings: { SHOP_EMAIL: "shop@example.com" } }, (shop) => {
  const mails = () => shop.rows("mail_outbox", {}, "dedupe_key");
  type Sent = { kind: string; dedupe_key: string; to_address: string; reply_to?: string; sent_at?: null };
  const addMails = async (mails: Sent[]) => {
    const sent = { subject: "Re", letter: "{}", sent_at: new Date() };
    for (const mail of mails) await shop.add("mail_outbox", { ...sent, ...mail });
  };

  const addThousand = () =>
    sql`insert into contact_messages (id, full_name, email, message_content, created_at)
      select 'n' || n, 'Asha', 'asha@example.com', 'Hi', timestamptz '2026-10-01' + n * interval '1 microsecond'
      from generate_series(1, 1000) as n`.execute(shop.db);
  const list = (filter: Partial<EnquiryFilter> = {}) =>
    listEnquiries(shop.db, messageRows, { ...everything, ...filter });
  const ids = async (filter: Partial<EnquiryFilter>) => (await list(filter)).rows.map(({ id }) => id);
  const find = (id: string) => findEnquiry(shop.db, messageRows, id);

  test("lists newest first, what the shop took for spam apart from what a person did", async () => {
    expect(await ids({})).toEqual(["m4", "m2", "m1"]);
    expect(await ids({ status: "Spam" })).toEqual(["m4"]);
    expect(await ids({ status: "Likely Spam" })).toEqual(["m3"]);
    expect(await ids({ status: "Pending" })).toEqual(["m1"]);
    expect(await ids({ status: "Contacted" })).toEqual([]);
    expect(await find("m3")).toMatchObject({ status: "Spam" });
  });

  test.each([
    { query: "nepal RAO", found: ["m1"] },
    { query: "50%", found: ["m2"] },
    { query: "%", found: ["m2"] },
    { query: "_", found: [] },
    { query: "\\", found: [] },
    { query: "asha@example.com", found: ["m4", "m2", "m1"] },
    { query: "nepal bhutan", found: [] },
    { query: "'; drop table contact_messages; --", found: [] },
  ])("'$query' finds $found", async ({ query, found }) => expect(await ids({ q: query })).toEqual(found));

  test.each([
    [
      "+91 98111 55667",
      ["9811155667", "+919811155667", "98111-55667", "098111 55667", "(98111) 55667", "11155"],
    ],
    ["9822255668", ["+91 98222 55668", "+919822255668", "98222-55668", "00919822255668", "९८२२२५५६६८"]],
    ["९८२२२ ५५६६९", ["9822255669", "98222 55669"]],
  ])("a phone that was given as %s is found however it is typed", async (phone_number, queries) => {
    await shop.set("contact_messages", "m1", { phone_number });
    for (const query of queries) expect([query, await ids({ q: query })]).toEqual([query, ["m1"]]);
    expect(await ids({ q: "9811155660" })).toEqual([]);
  });

  test("numbers that are no phone are words, each on its own", async () => {
    await shop.set("contact_messages", "m1", { message_content: "200 bags, or 100 of them" });
    expect(await ids({ q: "100 200" })).toEqual(["m1"]);
  });

  test("stands in tabs by what waits, with how many there are on each (ADMIN-21)", async () => {
    await shop.set("contact_messages", "m2", { status: "Contacted" });
    const tabs = ["to-answer", "answered", "likely-spam"] as const;
    expect(await Promise.all(tabs.map((tab) => ids({ tab })))).toEqual([["m1"], ["m2"], ["m3"]]);
    expect(await ids({ tab: "answered", status: "Pending" })).toEqual([]);
    expect(await countEnquiries(shop.db, messageRows)).toMatchObject({
      ...{ all: 3, "to-answer": 1, answered: 1, "likely-spam": 1 },
    });
  });

  test("comes in pages of 25, or of a hundred; one beyond the last is the last", async () => {
    await addThousand();
    const lengths = async (filter: Partial<EnquiryFilter>) => {
      const { rows, page, isMore } = await list(filter);
      return [rows.length, page, isMore];
    };
    expect(await lengths({})).toEqual([25, 1, true]);
    expect(await lengths({ page: 11, show: 100 })).toEqual([3, 11, false]);
    expect(await lengths({ page: 99, q: "asha" })).toEqual([3, 41, false]);
    expect(new Set([...(await ids({ page: 2 })), ...(await ids({ page: 3 }))]).size).toBe(50);
  });

  test("a file is whole though the message at which a batch ended is erased meanwhile", async () => {
    await addThousand();
    const read: string[] = [];
    for await (const rows of readEnquiries(shop.db, messageRows, everything)) {
      read.push(...rows.map(({ id }) => id));
      await eraseEnquiry(shop, actor, "contact_messages", rows.at(-1)?.id ?? "");
    }
    expect(read).toHaveLength(1003);
    expect(new Set(read).size).toBe(1003);
  });

  const change = { id: "m1", version: 1, status: "Resolved", response: "Yes." } as const;

  test("a change is kept with its version and a line of history, and mails nobody", async () => {
    expect(await keepMessage(shop, actor, change)).toBe("done");
    const kept = { status: "Resolved", response: "Yes.", version: 2 };
    expect(await find("m1")).toMatchObject(kept);
    expect(await auditOf(shop.db, "contact_messages", "m1")).toMatchObject([
      { who: "A former admin", what: "updated · status: Resolved · response" },
    ]);
    expect(await mails()).toEqual([]);
    expect(shop.kicks).toBe(0);
  });

  test("a form that is older than the record changes nothing, nor does one without a version", async () => {
    await keepMessage(shop, actor, change);
    for (const version of [1, 0, 3])
      expect(await answerMessage(shop, actor, { ...change, version, status: "Spam" })).toBe("stale");
    expect(await find("m1")).toMatchObject({ status: "Resolved", version: 2 });
    expect(await mails()).toEqual([]);
    expect(await auditOf(shop.db, "contact_messages", "m1")).toHaveLength(1);
  });

  test("what was held for its links is counted until the owner has said what it is", async () => {
    expect(await countEach(shop.db, { held: heldForLinks("contact_messages") })).toEqual({ held: 1 });
    expect(await find("m3")).toMatchObject({ status: "Spam", isHeld: true });
    await keepMessage(shop, actor, { ...change, id: "m3", status: "Spam" });
    expect(await countEach(shop.db, { held: heldForLinks("contact_messages") })).toEqual({ held: 0 });
    expect(await find("m3")).toMatchObject({ status: "Spam", isHeld: false });
  });

  test("an id that is none changes nothing", async () => {
    for (const id of ["", "nope", "m1' or '1'='1"])
      expect(await keepMessage(shop, actor, { ...change, id })).toBe("gone");
    expect(await shop.rows("audit_log")).toEqual([]);
  });

  test("a reply is stored and mailed once, and who was waiting counts as contacted", async () => {
    const reply = { ...change, status: "Pending", response: "Yes, we do." } as const;
    expect(await answerMessage(shop, actor, reply)).toBe("done");
    expect(await answerMessage(shop, actor, reply)).toBe("stale");
    expect(await find("m1")).toMatchObject({ status: "Contacted", response: "Yes, we do." });
    const sent = await mails();
    expect(sent).toMatchObject([{ to_address: "asha@example.com", reply_to: "shop@example.com" }]);
    expect(JSON.stringify(sent[0]?.letter)).toContain("Yes, we do.");
    expect(shop.kicks).toBe(1);
  });

  test("the next that waits is the one below it, or the first; spam waits for nobody (ADMIN-62)", async () => {
    const next = (id: string) => nextEnquiry(shop.db, "contact_messages", id);
    expect(await next("m1")).toBeNull();
    for (const id of ["m1", "m2", "m4"]) await shop.set("contact_messages", id, { status: "Pending" });
    expect(await next("m4")).toEqual({ id: "m2", name: "50% Off", left: 2 });
    expect(await next("m2")).toEqual({ id: "m1", name: "Asha Rao", left: 2 });
    expect(await next("m1")).toEqual({ id: "m4", name: "Nobody", left: 2 });
    expect(await next("erased")).toMatchObject({ id: "m4", left: 3 });
  });

  test("what reads as spam is no spam once the owner says so, and the other way round", async () => {
    await keepMessage(shop, actor, { ...change, id: "m3", status: "Pending" });
    await keepMessage(shop, actor, { ...change, status: "Spam" });
    expect(await ids({})).toEqual(["m4", "m2", "m3", "m1"]);
    expect(await ids({ status: "Spam" })).toEqual(["m4", "m1"]);
  });

  test("several are done, are spam or are none in one press, as they were seen; the others stay", async () => {
    const press = async (act: keyof typeof severalMessages, ...ids: string[]) => {
      const outcomes: string[] = [];
      for (const id of ids) outcomes.push(await severalMessages[act](shop, actor, { id, version: 1 }));
      return outcomes.join(" ");
    };
    await shop.set("contact_messages", "m1", { admin_response: "By phone" });
    expect(await press("done", "m1", "m2", "m3", "gone")).toBe("done unfit unfit gone");
    expect(await press("done", "m1")).toBe("stale");
    expect(await find("m1")).toMatchObject({ status: "Resolved", response: "By phone", version: 2 });
    expect(await press("real", "m2", "m3")).toBe("unfit done");
    expect(await find("m3")).toMatchObject({ status: "Pending", isHeld: false });
    expect(await press("spam", "m2", "m4")).toBe("done done");
    expect(await ids({ status: "Spam" })).toEqual(["m4", "m2"]);
    const lines = (await shop.audit()).map(({ action, entity_id }) => `${action} ${entity_id}`);
    expect(lines.sort()).toEqual(["m1", "m2", "m3", "m4"].map((id) => `contact_message.updated ${id}`));
    expect(await mails()).toEqual([]);
  });

  test("an address that is none gets no mail and keeps the record as it was", async () => {
    await shop.set("contact_messages", "m1", { email: "a@example.com\r\nBcc: everybody@example.com" });
    expect(await answerMessage(shop, actor, change)).toBe("noAddress");
    expect(await find("m1")).toMatchObject({ status: "Pending", version: 1 });
    expect(await mails()).toEqual([]);
  });

  test("a message is erased with the mails it led to, and its history names nobody", async () => {
    const toShop = { kind: "contact", to_address: "shop@example.com" };
    await addMails([
      { kind: "enquiry-reply", dedupe_key: "a", to_address: "Asha@example.com", reply_to: toShop.to_address },
      { ...toShop, dedupe_key: "b", reply_to: "asha@example.com" },
      { kind: "acknowledgement", dedupe_key: "c", to_address: "asha@example.com", sent_at: null },
      { kind: "acknowledgement", dedupe_key: "d", to_address: "binu@example.com" },
      // She bought something, too.
      { kind: "order-paid", dedupe_key: "e", to_address: "asha@example.com", reply_to: "shop@example.com" },
    ]);
    await eraseEnquiry(shop, actor, "contact_messages", "m1");
    await eraseEnquiry(shop, actor, "contact_messages", "m1");
    expect(await find("m1")).toBeUndefined();
    expect(await find("m2")).toBeDefined();
    expect((await mails()).map(({ dedupe_key }) => dedupe_key)).toEqual(["c", "d", "e"]);
    const erased = { action: "contact_message.erased", entity_id: "m1", detail: null };
    expect(await shop.audit()).toMatchObject([erased]);
  });

  test("a message under the shop's own address takes no mails of others with it", async () => {
    const own = "shop@example.com";
    await shop.set("contact_messages", {}, { email: "Shop@example.com" });
    await addMails([
      { kind: "contact", dedupe_key: "a", to_address: own, reply_to: "Shop@example.com" },
      { kind: "contact", dedupe_key: "b", to_address: own, reply_to: "asha@example.com" },
      { kind: "enquiry-reply", dedupe_key: "c", to_address: "asha@example.com", reply_to: own },
      { kind: "order-placed", dedupe_key: "d", to_address: "binu@example.com", reply_to: own },
    ]);
    await eraseEnquiry(shop, actor, "contact_messages", "m1");
    expect((await mails()).map(({ dedupe_key }) => dedupe_key)).toEqual(["b", "c", "d"]);
  });
});
