import { describe, expect, test } from "vitest";
import { fieldText } from "#ui/form/form.text.ts";
import { formOf } from "../../../tests/form-of.ts";
import { replyMail } from "../reply.email.ts";
import { type EnquiryKind, statusChoices } from "./enquiry-kind.ts";
import { grievanceWords } from "./grievances/grievance-act.form.ts";
import { grievanceAdminText } from "./grievances/grievance-admin.text.ts";
import { parseMessageChange, parseMessageReply } from "./messages/message.form.ts";
import { messagesText } from "./messages/message.text.ts";
import { messages, messageTone, statusAfterReply } from "./messages/message.ts";
import { messageStatuses } from "./messages/message-status.ts";
import { parseQuoteChange, parseQuoteReply } from "./quotes/quote.form.ts";
import { quotesText } from "./quotes/quote.text.ts";
import { notesWithReply, quoteStatusAfterReply, quotes, quoteTone, unitsInWords } from "./quotes/quote.ts";
import { quoteStatuses } from "./quotes/quote-status.ts";

describe("the filter of a list", () => {
  const filter = { tab: "all", q: "", status: "", kind: "", page: 1 };

  test.each([
    { search: "status=Spam", kind: messages, read: { status: "Spam" }, address: "?status=Spam" },
    {
      search: "tab=to-answer&status=Spam",
      kind: quotes,
      read: { tab: "to-answer", status: "Spam" },
      address: "?tab=to-answer&status=Spam",
    },
    { search: "tab=in-talks", kind: messages, read: {}, address: "" },
    { search: "status=pending&kind=sample", kind: messages, read: {}, address: "" },
    { search: "status=' or 1=1", kind: quotes, read: {}, address: "" },
    {
      search: "q=a+b&kind=sample&status=Closed+-+Won",
      kind: quotes,
      read: { q: "a b", status: "Closed - Won", kind: "sample" },
      address: "?q=a+b&status=Closed+-+Won&kind=sample",
    },
    {
      search: "status=Likely+Spam",
      kind: quotes,
      read: { status: "Likely Spam" },
      address: "?status=Likely+Spam",
    },
    {
      search: `q=${"x".repeat(300)}`,
      kind: quotes,
      read: { q: "x".repeat(200) },
      address: `?q=${"x".repeat(200)}`,
    },
  ])("'$search'", ({ search, kind: { list }, read, address }) => {
    const state = list.read(new URLSearchParams(search));
    expect(state).toEqual({ ...filter, ...read });
    expect(list.address(state)).toBe(list.path + address);
    expect(list.isNarrowed(state)).toBe(address !== "");
  });

  test("offers spam once, and likely spam with its number", () => {
    const names = (kind: EnquiryKind, likely = 0) => statusChoices(kind, likely).map(({ label }) => label);
    const ofMessages = ["All", "Pending", "Contacted", "Resolved", "Spam"];
    expect(names(messages)).toEqual([...ofMessages, "Likely Spam"]);
    expect(names(quotes, 1200)).toEqual(["All", ...quoteStatuses, "Spam", "Likely Spam (1,200)"]);
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

test("the colours of the badges are those of the statuses", () => {
  expect(messageStatuses.map(messageTone)).toEqual(["yellow", "blue", "green", "grey"]);
  expect(quoteStatuses.map(quoteTone)).toEqual(["blue", "yellow", "purple", "green", "red", "grey"]);
});

test("a reply moves a waiting message or a new quote on, and no other", () => {
  expect(messageStatuses.map(statusAfterReply)).toEqual(["Contacted", "Contacted", "Resolved", "Spam"]);
  expect([quoteStatusAfterReply("New"), quoteStatusAfterReply("Quoted")]).toEqual(["Contacted", "Quoted"]);
});

test("a reply is kept below the notes", () => {
  expect(notesWithReply(null, "Hello", "1 May")).toBe("Replied by mail on 1 May:\nHello");
  expect(notesWithReply("Call her", "Hello", "1 May")).toBe("Call her\n\nReplied by mail on 1 May:\nHello");
});

test("a sample has no quantity", () => {
  expect(unitsInWords({ kind: "sample", quantity: 0 })).toBe("N/A");
  expect(unitsInWords({ kind: "quote", quantity: 100_000 })).toBe("1,00,000 units");
});

test("4,000 letters fit as people count them, and one more is refused whole (TEXT-16)", () => {
  const fits = "श्री".repeat(4000);
  const said = (words: string) => grievanceWords(formOf({ words }), true);
  expect(said(fits)).toEqual({ kind: "valid", value: fits });
  const errors = { words: grievanceAdminText.errors.wordsLong };
  expect(said(`${fits}x`)).toEqual({ kind: "refused", errors, typed: { words: `${fits}x` } });
});

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
  expect(messages.list.read(new URLSearchParams({ q: typed })).q).toBe(query);
});
