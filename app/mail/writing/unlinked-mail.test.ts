import { expect, test } from "vitest";
import type { Block, MailBody } from "./mail-body.ts";
import { unlinked, unlinkedMail } from "./unlinked-mail.ts";

/** The thin blanks as bars, so that they can be seen here. */
const seen = (text: string): string => unlinked(text).replaceAll("\u200A", "|");

test.each([
  ["Claim http://win.example/now", "Claim http:|//|win.|example/now"],
  ["HTTPS://WIN.EXAMPLE", "HTTPS:|//|WIN.|EXAMPLE"],
  ["(www.win.example)", "(www.|win.|example)"],
  ["win.co.in/now?a=b.c", "win.|co.|in/now?a=b.|c"],
  ["9win.example:8080", "9win.|example:|8080"],
  ["//win.example", "//|win.|example"],
  ["http:\\\\win.example", "http:|\\\\|win.|example"],
  ["\\\\win\\share", "\\\\|win\\share"],
  ["http://1.2.3.4/x", "http:|//|1.2.3.|4/x"],
  ["mailto:win@a", "mailto:|win@|a"],
  ["win.now@mail.example", "win.|now@|mail.|example"],
  ["tel:+919000000000, upi://pay?pa=win@bank", "tel:|+919000000000, upi:|//|pay?pa=win@|bank"],
  ["javascript:alert(1)", "javascript:|alert(1)"],
  ["localhost:3000", "localhost:|3000"],
  ["विन.भारत", "विन.|भारत"],
  ["win\u3002example win\uFF0Eexample", "win\u3002|example win\uFF0E|example"],
  ["win.\u{1F600}.example", "win.|\u{1F600}.|example"],
  ["D.K.Rao", "D.|K.|Rao"],
])("%j is no address any more: %j", (text, expected) => expect(seen(text)).toBe(expected));

test.each([
  "₹1,499.50 on 21.11.2026 at 10:30 pm",
  "Thank you. See: this one!\r\nAnd this…",
  "c/o Dr. Rao, 12/4 Gandhi Path",
  "a@ b @c :) 100% cotton...",
  "%%href%% & Sons",
])("%j stays as it is", (text) => expect(unlinked(text)).toBe(text));

test("what is the shop's own stays as it is, but not as a part of another address", () => {
  const own = new Set(["Jhola.in", "care@jhola.in"]);
  const text = "Jhola.in (care@jhola.in), 'Jhola.in'.";
  expect(unlinked(text, own)).toBe(text);
  expect(unlinked("evilJhola.in care@jhola.in.win.example", own)).not.toMatch(/\S\.\p{L}/u);
});

const body = (block: Block): MailBody => ({
  ...{ title: "", preview: "", blocks: [block] },
  shop: { name: "Jhola", email: "hello@jhola.example", phone: "", address: "" },
});

test.each<{ isOurs: boolean | undefined; said: string }>([
  { isOurs: true, said: "haat@okicici" },
  { isOurs: undefined, said: "haat@\u200Aokicici" },
])("facts of the shop's own ($isOurs) can be copied as they are", ({ isOurs, said }) => {
  const block: Block = { kind: "facts", rows: [["UPI ID", "haat@okicici"]], ...(isOurs && { isOurs }) };
  const { blocks } = unlinkedMail({ subject: "", body: body(block) }).body;
  expect(blocks).toEqual([{ ...block, rows: [["UPI ID", said]] }]);
});
