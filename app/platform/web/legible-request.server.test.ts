import { expect, test } from "vitest";
import { legibleAddress, legibleCookies, legibleForm, legibleJson } from "./legible-request.server.ts";
import { namesOneHost } from "./one-host.server.ts";

test.each([
  ["/", "/"],
  ["/shop?q=lotus&page=2", "/shop?q=lotus&page=2"],
  ["/shop?", "/shop?"],
  ["/shop/%E0%A4%95", "/shop/%E0%A4%95"],
  ["/shop?q=a?b", "/shop?q=a?b"],
])("the address %s passes as it is", (address, passed) => expect(legibleAddress(address)).toBe(passed));

test.each([
  "/dev/mail/%00",
  "/shop/a%00b",
  "/%00",
  "/shop?message=%00",
  "/shop?quote=a%00",
  "/shop?a%00=1",
  "/shop?q=lotus&page=%00",
])("%s is refused: a program wrote it", (address) => expect(legibleAddress(address)).toBeUndefined());

test.each([
  ["/shop?q=%00", "/shop?q="],
  ["/shop?q=lo%00tus+bag&page=2", "/shop?q=lotus+bag&page=2"],
  ["/faq?q=a%00&q=b", "/faq?q=a&q=b"],
  ["/shop?q=%0%000", "/shop?q=%2500"],
])("%s loses the sign that a person pasted into a search", (address, passed) =>
  expect(legibleAddress(address)).toBe(passed),
);

test("an address spells out what can't be decoded, and leaves what is meant to read like a code", () => {
  expect(legibleAddress("/shop/%E0%A4%A")).toBe("/shop/%25E0%25A4%25A");
  expect(legibleAddress("/shop/%ED%A0%80?q=x")).toBe("/shop/%25ED%25A0%2580?q=x");
  expect(legibleAddress("/shop?q=%2500")).toBe("/shop?q=%2500");
});

test.each([
  ["a=1; b=2", "a=1; b=2"],
  ["jhola_cart=x%00:1; b=2", " b=2"],
  ["a=1; jhola_cart=x%2500:1", "a=1"],
  ["a=1; jhola_notice=%7B%22title%22%3A%22%5Cu0000%22%7D; b=2", "a=1; b=2"],
  ['a=1; jhola_notice={"title":"\\uD800"}', "a=1"],
  ["a=100%25", "a=100%25"],
])("the cookies %s are read as %s", (given, read) => expect(legibleCookies(given)).toBe(read));

test("a form passes untouched when there is nothing to drop", () => {
  const form = new FormData();
  form.append("name", "आशा 😀");
  expect(legibleForm(form)).toBe(form);
});

test("a form loses zero bytes in fields and file names, and fields with one in their name", async () => {
  const form = new FormData();
  form.append("name", "A\0sha");
  form.append("na\0me", "x");
  form.append("logo", new File(["a\0b"], "lo\0go.png", { type: "image/png" }));
  const legible = legibleForm(form);
  expect(legible.getAll("name")).toEqual(["Asha"]);
  expect([...legible.keys()]).toEqual(["name", "logo"]);
  const logo = legible.get("logo");
  expect(logo).toBeInstanceOf(File);
  if (!(logo instanceof File)) return;
  expect([logo.name, logo.type, await logo.text()]).toEqual(["logo.png", "image/png", "a\0b"]);
});

test.each([
  ['{"a":["b",{"c":1}]}', { a: ["b", { c: 1 }] }],
  ['"\\\\u0000 \\ud83d\\ude00"', "\\u0000 😀"],
])("the JSON %s is read", (text, value) => expect(legibleJson(text)).toEqual(value));

test.each(['{"a":"\\u0000"}', '{"a":[{"b":"\\ud800"}]}', '{"\\u0000":1}', '"\\udc00\\ud800"', "{", ""])(
  "%s is no JSON",
  (text) => expect(legibleJson(text)).toBeUndefined(),
);

test("JSON of thirty thousand brackets is no failure", () =>
  expect(legibleJson("[".repeat(30_000) + "]".repeat(30_000))).toBeInstanceOf(Array));

test.each([
  [["Host", "a", "Accept", "Host"], true],
  [["Accept", "*/*"], true],
  [["Host", "a", "Host", "a"], false],
  [["host", "a", "Accept", "x", "HOST", "b"], false],
])("%j name one host: %s", (headers, isOne) => expect(namesOneHost(headers)).toBe(isOne));
