import { expect, test } from "vitest";
import { policyAt } from "../../tests/route-policies.ts";
import { publicPageKey } from "./public-pages.ts";

test.each([
  ["/", "/"],
  ["/?utm_source=x", "/"],
  ["/shop?sort=newest&q=%20lotus%20&utm=1", "/shop?q=lotus&sort=newest"],
  ["/shop?q=", "/shop"],
  ["/shop/kohbar-tote?from=mail", "/shop/kohbar-tote"],
  ["/shop.data?q=fish&_routes=x", "/shop.data?q=fish&_routes=x"],
  ["/shop.data?code=x", "/shop.data"],
  ["/shop?code=x", undefined],
  ["/_.data", "/_.data"],
  ["/artisans?x=1", "/artisans"],
  ["/artisan/asha?x=1", "/artisan/asha"],
  ["/blog?show=12&utm=1", "/blog?show=12"],
  ["/blog?from=600&show=12", "/blog?show=12&from=600"],
  ["/blog/feed.xml?x=1", "/blog/feed.xml"],
  ["/blog/fish.data?commented=1", "/blog/fish.data?commented=1"],
  ["/contact?sent=1&x=2", "/contact?sent=1"],
  ["/b2b?sent=quote&form=x", "/b2b?sent=quote"],
  ["", undefined],
  ["shop", undefined],
  ["/shop/", undefined],
  ["/unsubscribe?token=x", undefined],
  ["/cart", undefined],
  ["/checkout", undefined],
  ["/order-confirmation?orderId=JC-1", undefined],
  ["/shop/kohbar-tote/quote", undefined],
  ["/session", undefined],
  ["/shop/..", undefined],
  ["/shop/%2E%2e", undefined],
  ["/shop/..\\checkout", undefined],
  ["/shop/.%2e\\healthz", undefined],
  ["/blog/\\..\\..\\session", undefined],
  ["/shop/a#b", undefined],
  ["/shop?message=%00", undefined],
  ["/shop/...", "/shop/..."],
])("%s has the key %s", (address, key) => {
  expect(publicPageKey(address, policyAt)).toBe(key);
});
