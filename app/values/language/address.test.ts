import { afterAll, expect, test } from "vitest";
import { pathIn, routedPath, samePageIn } from "./address.ts";
import { type Language, readLanguageBy } from "./language.ts";
import { spokenAddress } from "./spoken-address.ts";

test.each([
  ["/", "en", "/"],
  ["/shop?q=1", "en", "/shop?q=1"],
  ["/hi", "hi", "/"],
  ["/hi/", "hi", "/"],
  ["/hi?utm=1", "hi", "/?utm=1"],
  ["/hi.data?_routes=root", "hi", "/_.data?_routes=root"],
  ["/hi/shop?q=1", "hi", "/shop?q=1"],
  ["/hi/shop/kohbar-tote.data", "hi", "/shop/kohbar-tote.data"],
  ["/hippo", "en", "/hippo"],
  ["/hint.data", "en", "/hint.data"],
])("%s is asked in %s for %s", (address, language, plain) => {
  expect(spokenAddress(address)).toEqual({ language, plain });
});

test.each([
  ["/", "/hi"],
  ["/?sent=1", "/hi?sent=1"],
  ["/#main", "/hi#main"],
  ["/shop", "/hi/shop"],
  ["/order/1/pay?token=a", "/hi/order/1/pay?token=a"],
  ["/sessions-of-drawing", "/hi/sessions-of-drawing"],
  ["/admin/dashboard/overview", "/admin/dashboard/overview"],
  ["/files/a/b.webp", "/files/a/b.webp"],
  ["#reviews", "#reviews"],
  ["https://wa.me/?text=a", "https://wa.me/?text=a"],
])("who reads Hindi follows %s to %s", (path, local) => {
  expect(pathIn("hi", path)).toBe(local);
  expect(pathIn("en", path)).toBe(path);
});

let language: Language = "en";
const former = readLanguageBy(() => language);
afterAll(() => {
  readLanguageBy(former);
});

test.each([
  ["en", "/shop", "/cart", "/cart"],
  ["en", "/shop", "/hi/cart", undefined],
  ["en", "/shop", "/admin-login", undefined],
  ["hi", "/hi/shop", "/hi/cart", "/cart"],
  ["hi", "/hi/shop", "/hi", "/"],
  ["hi", "/hi/shop", "/cart", undefined],
  ["hi", "/hi/shop", "/admin/dashboard", undefined],
  ["hi", "/admin/dashboard/orders", "/admin/dashboard/books", "/admin/dashboard/books"],
  ["hi", "/admin-login", "/hi/login", undefined],
  ["en", "/admin/dashboard/orders", "/shop", undefined],
] as const)("the router of a page in %s at %s goes from there to %s as %s", (spoken, here, path, routed) => {
  language = spoken;
  expect(routedPath(path, here)).toBe(routed);
});

test.each([
  ["/shop?q=1", "/hi/shop?q=1"],
  ["/admin-login", "/admin-login?language=hi"],
  ["/invitation?token=a&language=en", "/invitation?token=a&language=hi"],
])("%s in Hindi is %s", (path, there) => expect(samePageIn("hi", path)).toBe(there));
