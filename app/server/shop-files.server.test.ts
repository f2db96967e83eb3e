import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Hono } from "hono";
import { beforeAll, expect, test } from "vitest";
import { sharedFolder } from "../../tests/own-folder.ts";
import { serveBuiltFiles } from "./built-files.server.ts";
import { lendFiles } from "./lend-files.server.ts";

const releases = sharedFolder();
const app = new Hono();

beforeAll(() => {
  const assets = join(releases, "former/build/client/assets");
  mkdirSync(assets, { recursive: true });
  writeFileSync(join(assets, "page-of-former.js"), "export const version = 1;");
  writeFileSync(join(releases, "former/package.json"), "{}");
  writeFileSync(join(releases, "a-file-beside"), "");
  serveBuiltFiles(app, releases);
});

test("a file of a version that lies beside this one is served as an own one", async () => {
  const answer = await app.request("/assets/page-of-former.js");
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe("export const version = 1;");
  expect(answer.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  expect(answer.headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
});

test.each([
  "/assets/of-nobody.js",
  "/assets/../../../package.json",
  "/assets/..%2f..%2f..%2fpackage.json",
  "/assets/%2e%2e/%2e%2e/%2e%2e/package.json",
])("%s is nobody's", async (path) => expect((await app.request(path)).status).toBe(404));

test("where no folder of versions is named, a version has its own files alone", async () => {
  const alone = new Hono();
  serveBuiltFiles(alone, undefined);
  expect((await alone.request("/assets/page-of-former.js")).status).toBe(404);
});

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
