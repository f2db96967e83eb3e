import { expect, test } from "vitest";
import { ask, expectHeaders, expectNone } from "../ask.ts";

test("rings alone: it answers for no page, keeps none, and loads the shop's mark at most", async () => {
  const answer = await ask("/ring.js");
  expectHeaders(answer, {
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "no-cache",
    "content-security-policy": "default-src 'none'; img-src 'self'",
  });
  const script = await answer.text();
  expect(script).toContain("notificationclick");
  expectNone(script, "fetch", "caches", "indexedDB", "importScripts");
});

test("a page on the home screen opens where it was put there, since its manifest names none", async () => {
  const answer = await ask("/ring.webmanifest");
  expectHeaders(answer, { "content-type": "application/manifest+json" });
  const manifest = await answer.json();
  expect(manifest).toMatchObject({ display: "standalone", name: expect.any(String) });
  expect(manifest).not.toHaveProperty("start_url");
});
