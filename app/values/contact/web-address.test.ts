import { expect, test } from "vitest";
import { addressAt } from "./address-at.ts";
import { webAddress } from "./web-address.ts";

test.each([
  ["https://cdn.example/a.webp", true],
  ["HTTPS://cdn.example/a?b=c#d", true],
  ["https://कमल.example/a", true],
  ["https://[", false],
  ["https://[::1]/a", false],
  ["https://a b.example", false],
  ["https://cdn.example/a b", false],
  ["https://cdn.example:99999/", false],
  ["https://%zz.example/", false],
  ["https://localhost/a", false],
  ["https://.example", false],
  ["https://owner:secret@cdn.example/a", false],
  ["https://", false],
  ["http://cdn.example/a", false],
  ["//cdn.example/a", false],
  ["javascript:alert(1)", false],
  [`https://cdn.example/${"x".repeat(500)}`, false],
])("'%s' is an address: %s", (text, isOne) => expect(webAddress(text) !== undefined).toBe(isOne));

test("plain http is one where it is asked for", () => {
  expect(webAddress("http://track.example/1", ["https", "http"])?.href).toBe("http://track.example/1");
  expect(webAddress("http://[", ["https", "http"])).toBeUndefined();
});

test("a kept address that can't be read is none", () => {
  expect(addressAt("/files/a.webp", "https://shop.example")?.href).toBe("https://shop.example/files/a.webp");
  expect(addressAt("https://[", "https://shop.example")).toBeUndefined();
});
