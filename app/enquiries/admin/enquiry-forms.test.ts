import { describe, expect, test } from "vitest";
import { fieldText } from "#ui/form/form.text.ts";
import { formOf } from "../../../tests/form-of.ts";
import { replyMail } from "../reply.email.ts";
import {
  afterParameter,
  type EnquiryFilter,
  enquiryFilter,
  isFiltered,
  listAddress,
  type Part,
  partOf,
  statusChoices,
} from "./enquiry-filter.ts";
import { parseMessageChange, parseMessageReply } from "./messages/message.form.ts";
import { messagesText } from "./messages/message.text.ts";
import { messageStatuses, messageTone, statusAfterReply } from "./messages/message.ts";
import { parseQuoteChange, parseQuoteReply } from "./quotes/quote.form.ts";
import { quotesText } from "./quotes/quote.text.ts";

const moment = "2026-11-02T00:00:00.000001Z";

describe("the filter of a list", () => {
  test.each<{ search: string; filter: EnquiryFilter }>([
    { search: "", filter: { query: "", status: "" } },
    { search: "q=+asha+&status=Pending", filter: { query: "asha", status: "Pending" } },
    { search: "status=Spam", filter: { query: "", status: "Spam" } },
    { search: "status=pending", filter: { query: "", status: "" } },
    { search: "status=' or 1=1", filter: { query: "", status: "" } },
    { search: "kind=sample", filter: { query: "", status: "", kind: "sample" } },
    { search: "page=3", filter: { query: "", status: "" } },
    { search: "page=-1", filter: { query: "", status: "" } },
    { search: "page=1e9", filter: { query: "", status: "" } },
    { search: "kind=evil", filter: { query: "", status: "" } },
    { search: `q=${"x".repeat(300)}`, filter: { query: "x".repeat(200), status: "" } },
  ])("'$search'", ({ search, filter }) => {
    expect(enquiryFilter(new URLSearchParams(search), messageStatuses)).toEqual(filter);
    expect(isFiltered(filter)).toBe(filter.query !== "" || filter.status !== "" || "kind" in filter);
  });

  test("stands in the address, beside what else is open", () => {
    expect(listAddress("/x", { query: "", status: "" })).toBe("/x");
    const filter: EnquiryFilter = { query: "a b", status: "Closed - Won", kind: "sample" };
    const address = "/x?q=a+b&status=Closed+-+Won&kind=sample&quote=1";
    expect(listAddress("/x", filter, { quote: "1" })).toBe(address);
  });

  test("offers spam once, and likely spam with its number", () => {
    const names = (statuses: readonly string[], likely = 0) =>
      statusChoices(statuses, likely).map(({ label }) => label);
    expect(names(messageStatuses)).toEqual([
      "All",
      "Pending",
      "Contacted",
      "Resolved",
      "Spam",
      "Likely Spam",
    ]);
    expect(names(["New"])).toEqual(["All", "New", "Spam", "Likely Spam"]);
    expect(names(["New"], 1200)).toEqual(["All", "New", "Spam", "Likely Spam (1,200)"]);
  });

  test.each<{ search: string; part: Part }>([
    { search: "", part: "first" },
    { search: "show=all", part: "all" },
    { search: "show=some", part: "first" },
    { search: `after=${moment}_m_1`, part: { moment, id: "m_1" } },
    { search: "after=2026-11-02_m1", part: "first" },
    { search: `after=${moment}_`, part: "first" },
    { search: `after=${moment}_${"x".repeat(65)}`, part: "first" },
  ])("'$search' asks for a part of the list", ({ search, part }) => {
    const asked = partOf(new URLSearchParams(search));
    expect(asked).toEqual(part);
    if (typeof asked === "object")
      expect(partOf(new URLSearchParams({ after: afterParameter(asked) }))).toEqual(asked);
  });
});

describe("a message's form", () => {
  const good = { id: "m1", version: "3", status: "Resolved", response: " Done \r\n" };
  const read = { id: "m1", version: 3, status: "Resolved", response: "Done" };
  const changed = (change: object) => parseMessageChange(formOf({ ...good, ...change }));

  test("is read, and what does not belong to it is dropped", () =>
    expect(changed({ spam: "true", full_name: "x", role: "admin" })).toEqual({ kind: "valid", value: read }));

  test.each([
    { change: { response: "" }, value: { response: null } },
    { change: { version: undefined }, value: { version: 0 } },
    { change: { version: "-1" }, value: { version: 0 } },
    { change: { version: "1.5" }, value: { version: 0 } },
    { change: { version: "x" }, value: { version: 0 } },
    { change: { id: undefined }, value: { id: "" } },
  ])("$change is taken as $value", ({ change, value }) =>
    expect(changed(change)).toEqual({ kind: "valid", value: { ...read, ...value } }),
  );

  test.each([
    { change: { status: "Closed" }, errors: { status: messagesText.errors.status } },
    { change: { status: undefined }, errors: { status: messagesText.errors.status } },
    { change: { response: "x".repeat(4001) }, errors: { response: fieldText.long(4000) } },
  ])("$change is refused", ({ change, errors }) =>
    expect(changed(change)).toMatchObject({ kind: "refused", errors }),
  );
});

test("an answer to a message has to say something", () => {
  const form = { id: "m1", version: "3", status: "Resolved", response: " " };
  const errors = { response: messagesText.errors.response };
  expect(parseMessageReply(formOf(form))).toMatchObject({ kind: "refused", errors });
});

describe("a quote's form", () => {
  const good = { id: "q1", version: "1", status: "Quoted", notes: "a" };
  const say = quotesText.errors;

  test("is read; spam is a tick", () => {
    const value = { id: "q1", version: 1, status: "Quoted", notes: "a", reply: null };
    expect(parseQuoteChange(formOf(good))).toEqual({ kind: "valid", value: { ...value, spam: false } });
    expect(parseQuoteChange(formOf({ ...good, spam: "on" }))).toMatchObject({ value: { spam: true } });
  });

  test("is kept with the longest notes, whatever else changes", () => {
    const notes = "x".repeat(20_000);
    expect(parseQuoteChange(formOf({ ...good, notes }))).toMatchObject({ value: { notes } });
  });

  test.each([
    { change: { status: "pending" }, errors: { status: say.status } },
    { change: { reply: "Dear Asha" }, errors: { reply: say.replyUnsent } },
    { change: { notes: "x".repeat(20_001) }, errors: { notes: fieldText.long(20_000) } },
  ])("$change is refused", ({ change, errors }) =>
    expect(parseQuoteChange(formOf({ ...good, ...change }))).toMatchObject({ kind: "refused", errors }),
  );

  test.each([
    { change: {}, errors: { reply: say.reply } },
    { change: { notes: "x".repeat(19_000), reply: "y".repeat(950) }, errors: { notes: say.notesFull } },
  ])("can't be answered with $change", ({ change, errors }) =>
    expect(parseQuoteReply(formOf({ ...good, ...change }))).toMatchObject({ kind: "refused", errors }),
  );
});

test("the colours of the badges are those of the statuses", () =>
  expect(messageStatuses.map(messageTone)).toEqual(["yellow", "blue", "green", "grey"]));

test("a reply moves a waiting message on, and no other", () =>
  expect(messageStatuses.map(statusAfterReply)).toEqual(["Contacted", "Contacted", "Resolved", "Spam"]));

test("a reply's mail answers to the shop, and nothing that was typed reaches a header but one line", () => {
  const shop = { name: "Jhola", email: "shop@example.com", phone: "", address: "" };
  const asked = "Hi\r\nBcc: all@example.com";
  const mail = replyMail({ to: "a@example.com", about: { kind: "message" }, asked, text: "Yes\nno" }, shop);
  expect(mail).toMatchObject({ replyTo: shop.email, subject: "Jhola: our reply to your message" });
  expect(mail.body.blocks).toEqual([
    { kind: "text", text: "Yes\nno", isOurs: true },
    { kind: "note", text: `You wrote:\n${asked}` },
  ]);
});

// Stored texts went through the same cleaning: U+095B stands there as two characters, and U+202A nowhere.
test.each([
  ["a precomposed letter", "\u095Bari", "\u091C\u093Cari"],
  ["a direction mark", "\u202Aasha@example.com", "asha@example.com"],
])("%s pasted into a search is cleaned as what it looks for was", (_what, typed, query) => {
  const asked = new URLSearchParams({ q: typed });
  expect(enquiryFilter(asked, messageStatuses).query).toBe(query);
});
