import { describe, expect, test } from "vitest";
import { exposition, single } from "./exposition.server.ts";
import { RequestMeter } from "./request-meter.server.ts";
import { patternFinder } from "./route-pattern.ts";

describe("the pattern of an address", () => {
  const find = patternFinder([
    "/",
    "/shop",
    "/shop/:slug",
    "/blog/feed.xml",
    "/blog/:slug",
    "/dev/mail/:id?",
    "/*",
    "/files/*",
  ]);
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
  ])("%s is %s", (url, pattern) => expect(find(url)).toBe(pattern));

  test("is 'other' where no pattern fits", () => expect(patternFinder(["/a"])("/b")).toBe("other"));
});

test("requests are counted by route and class of status, and their times add up", () => {
  const meter = new RequestMeter();
  meter.count("/shop", 200, 0.0004);
  meter.count("/shop", 304, 0.02);
  meter.count("/shop", 503, 60);
  const text = exposition(meter.metrics());
  expect(text).toContain('jhola_http_requests_total{route="/shop",status="2xx"} 1\n');
  expect(text).toContain('jhola_http_requests_total{route="/shop",status="5xx"} 1\n');
  expect(text).toContain('jhola_http_request_duration_seconds_bucket{route="/shop",le="0.001"} 1\n');
  expect(text).toContain('jhola_http_request_duration_seconds_bucket{route="/shop",le="0.025"} 2\n');
  expect(text).toContain('jhola_http_request_duration_seconds_bucket{route="/shop",le="10"} 2\n');
  expect(text).toContain('jhola_http_request_duration_seconds_bucket{route="/shop",le="+Inf"} 3\n');
  expect(text).toContain('jhola_http_request_duration_seconds_count{route="/shop"} 3\n');
  expect(text).toContain('jhola_http_request_duration_seconds_sum{route="/shop"} 60.0204\n');
});

test("names and values are written as Prometheus reads them", () => {
  const text = exposition([
    single("gauge", "jhola_things", "Things that are there.", 3),
    { name: "odd", help: "Odd.", type: "gauge", samples: [{ labels: { a: 'x"\\\n' }, value: 1 }] },
    { name: "none", help: "Nothing.", type: "counter", samples: [] },
  ]);
  expect(text).toBe(
    '# HELP jhola_things Things that are there.\n# TYPE jhola_things gauge\njhola_things 3\n# HELP odd Odd.\n# TYPE odd gauge\nodd{a="x\\"\\\\\\n"} 1\n',
  );
});
