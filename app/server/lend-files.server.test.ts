import { Hono } from "hono";
import { expect, test } from "vitest";
import { lendFiles } from "./lend-files.server.ts";

const shopAt = (assetOrigin: string | undefined): Hono => {
  const app = new Hono();
  lendFiles(app, assetOrigin);
  app.get("/assets/old.js", (c) => c.body(null, 304));
  app.get("/assets/none.js", (c) => c.text("Not found", 404));
  app.get("*", (c) => c.text("here"));
  return app;
};
const ask = (path: string, host: string, assetOrigin: string | undefined = "https://cdn.example") =>
  shopAt(assetOrigin).request(path, { headers: { host } });

test.each([
  ["/assets/a.js", 200, "*"],
  ["/assets/old.js", 304, "*"],
  ["/files/a/b.webp", 200, "*"],
  ["/assets/none.js", 404, null],
  ["/", 200, null],
  ["/cart", 200, null],
  ["/filesystem/a", 200, null],
  ["/favicon.svg", 200, null],
])("asked at the shop, %s is answered %i, and read by: %s", async (path, status, readers) => {
  const answer = await ask(path, "shop.example");
  expect([answer.status, answer.headers.get("Access-Control-Allow-Origin")]).toEqual([status, readers]);
  expect((await ask(path, "shop.example", "")).headers.has("Access-Control-Allow-Origin")).toBe(false);
});

test.each([
  ["/assets/a.js", "cdn.example", 200],
  ["/files/a/b.webp", "CDN.example", 200],
  ["/", "cdn.example", 404],
  ["/cart", "CDN.example", 404],
  ["/robots.txt", "cdn.example", 404],
  ["/cart", "cdn.example:8443", 200],
])("asked by the asset origin's own name, %s at %s is answered %i", async (path, host, status) => {
  const answer = await ask(path, host);
  expect(answer.status).toBe(status);
  if (status === 404) expect(answer.headers.get("Cache-Control")).toBe("no-store");
});
