import { expect, test } from "vitest";
import { pathIn } from "./address.ts";
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
