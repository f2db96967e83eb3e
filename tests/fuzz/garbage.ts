/** Numbers that look random and come again from the same seed (mulberry32). */
export function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * What no form of ours is meant for: injections of every kind, odd numbers, odd letters, names of built-in
 * things.
 */
export const evilTexts: readonly string[] = [
  "",
  " ",
  "\0",
  "a\0b",
  "\r\nX-Evil: 1\r\n\r\n<script>xss()</script>",
  "\r\nBcc: everyone@example",
  "<script>xss()</script>",
  '"><svg/onload=xss()>',
  "'\"><img src=x onerror=xss()>",
  "</script><script>xss()</script>",
  "]]><script>xss()</script>",
  "<!--<script>",
  "javascript:xss()",
  "data:text/html,<script>xss()</script>",
  "' or 1=1 --",
  "'; drop table orders; --",
  "\\'; select pg_sleep(5); --",
  "1) union select password from auth_accounts --",
  "%' escape '%",
  "& | ! ( ) <-> :*",
  "{{7*7}}<%= 7*7 %>#{7*7}",
  "$(touch evil)`touch evil`",
  "=cmd|' /C calc'!A0",
  "@SUM(1+1)*cmd",
  "../../../../etc/passwd",
  "..\\..\\..\\secret.key",
  "%2e%2e%2f%2e%2e%2fetc%2fpasswd",
  "%00",
  "%E0%A4%A",
  "%c0%ae%c0%ae/",
  "//evil.example",
  "/\\evil.example",
  "https:evil.example",
  "/\t/evil.example",
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "-1",
  "0",
  "-0",
  "1e309",
  "NaN",
  "Infinity",
  "0x7fffffff",
  "2147483648",
  "9007199254740993",
  "99999999999999999999999999",
  "1,5",
  "१२३",
  "null",
  "undefined",
  "true",
  "[]",
  "{}",
  "\u202Eevil\u2066",
  "\u200B\u200D\uFEFF",
  "\uD800",
  "\uDFFF\uD800",
  "\u{1F468}\u200D\u{1F469}\u200D\u{1F467}",
  "e\u0301".repeat(50),
  "Z\u0351\u036B\u0343\u036A\u0302\u036B\u033D\u034F\u0334\u0319".repeat(20),
  "İıſK",
  "JC-0",
  "JC-1792000000000",
  "2026-13-45",
  "0000-00-00",
  "order_00000000000000",
  "00000000-0000-0000-0000-000000000000",
];

/** What forms do take in one field or another: what is wrong in the others then goes further. */
export const rightTexts: readonly string[] = [
  ...["1", "2", "3", "on", "true", "none", "all", "other", "847211", "9876543210", "Bihar", "2027-01-01"],
  ...["save", "delete", "check", "apply", "update", "replace", "live", "pack", "book", "cancel-booking"],
  ...["status", "tracking", "note", "collected", "uncollected", "returned", "credit", "packed", "confirmed"],
  ...["cameBack", "newDate", "address", "pending", "processing", "shipped", "delivered", "cancelled"],
  ...["sent", "draft", "booked", "picked_up", "moving", "rto", "rto_received", "link", "percent", "products"],
  ...["approve", "decline", "receive", "settle", "damaged", "changed_mind", "exchange", "replacement"],
  ...["refund", "refund_by_hand", "nothing", "cod", "razorpay", "standard", "quote", "answer", "stop"],
];

/** Repetitions on which a careless pattern takes for ever. */
export const longTexts = (length: number): readonly string[] =>
  [
    ..."a -.,<&%/\\@'\"\n\t0=+_#;:(",
    "<a",
    "</",
    "<a ",
    "a@",
    "a.",
    " -",
    "\r\n",
    "&lt;",
    "%2",
    "é",
    "\u0301",
    "म",
    "\uD83D\uDE00",
    "<p>",
    "&nbsp;",
    "![](",
    "9,",
    "id:1,",
  ].map((piece) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length));
