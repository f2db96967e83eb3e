import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serveBuiltFiles } from "./built-files.server.ts";

let releases: string;
let app: Hono;

beforeAll(() => {
  releases = mkdtempSync(join(tmpdir(), "jhola-releases-"));
  const assets = join(releases, "former/build/client/assets");
  mkdirSync(assets, { recursive: true });
  writeFileSync(join(assets, "page-of-former.js"), "export const version = 1;");
  writeFileSync(join(releases, "former/package.json"), "{}");
  writeFileSync(join(releases, "a-file-beside"), "");
  app = new Hono();
  serveBuiltFiles(app, releases);
});
afterAll(() => rmSync(releases, { recursive: true }));

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
