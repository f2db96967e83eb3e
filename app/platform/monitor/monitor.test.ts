import { expect, test } from "vitest";
import { RequestMeter } from "./request-meter.server.ts";
import { patternFinder } from "./route-table.ts";

const pages = ["/", "/shop", "/shop/:slug", "/blog/feed.xml", "/blog/:slug", "/dev/mail/:id?"];
const find = patternFinder([...pages, "/*", "/files/*"]);
test.each([
  ["/", "/"],
  ["/shop?q=asha@example.com", "/shop"],
  ["/shop/kohbar-tote", "/shop/:slug"],
  ["/shop/kohbar-tote.data?_routes=x", "/shop/:slug"],
  ["/blog/feed.xml", "/blog/feed.xml"],
  ["/blog/feedxxml", "/blog/:slug"],
  ["/dev/mail", "/dev/mail/:id?"],
  ["/dev/mail/7", "/dev/mail/:id?"],
  ["/files/product_images/a/b.webp", "/files/*"],
  ["/no/such/page", "/*"],
  ["/shop/", "/shop"],
])("the pattern of %s is %s", (url, pattern) => expect(find(url)).toBe(pattern));

test("an address that no pattern fits is of 'other'", () =>
  expect(patternFinder(["/a"])("/b")).toBe("other"));

test("requests are counted by route and class of status, and their times add up", async () => {
  const meter = new RequestMeter();
  meter.count("/shop", 200, 0.0004);
  meter.count("/shop", 304, 0.02);
  meter.count("/shop", 503, 60);
  const text = await meter.registry.metrics();
  expect(text).toContain('jhola_http_requests_total{route="/shop",status="2xx"} 1\n');
  expect(text).toContain('jhola_http_requests_total{route="/shop",status="5xx"} 1\n');
  expect(text).toContain('jhola_http_request_duration_seconds_bucket{le="0.001",route="/shop"} 1\n');
  expect(text).toContain('jhola_http_request_duration_seconds_bucket{le="0.025",route="/shop"} 2\n');
  expect(text).toContain('jhola_http_request_duration_seconds_bucket{le="10",route="/shop"} 2\n');
  expect(text).toContain('jhola_http_request_duration_seconds_bucket{le="+Inf",route="/shop"} 3\n');
  expect(text).toContain('jhola_http_request_duration_seconds_count{route="/shop"} 3\n');
  expect(text).toContain('jhola_http_request_duration_seconds_sum{route="/shop"} 60.0204\n');
});
