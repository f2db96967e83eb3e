import { expect, test } from "vitest";
import { ask, expectHeaders, expectNone } from "../ask.ts";

test("the stall's page is the same for everybody, runs its own script alone and knows nobody (STALL-40)", async () => {
  const [answer, other] = [await ask("/stall"), await ask("/stall?x=1", { headers: { Cookie: "a=b" } })];
  expectHeaders(answer, { "cache-control": "no-cache", "referrer-policy": "no-referrer" });
  expect(answer.headers.get("set-cookie")).toBeNull();
  const policy = answer.headers.get("content-security-policy") ?? "";
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  const page = await answer.text();
  expect(await other.text()).toBe(page);
  expect(page.match(/<script[^>]*>/g)).toEqual(['<script src="/stall/app.js" defer="">']);
});

test("without script it says in both languages what it needs, and the other way", async () => {
  const page = await (await ask("/stall")).text();
  const [, said = ""] = /<noscript>(.*)<\/noscript>/s.exec(page) ?? [];
  for (const words of [
    "The stall needs JavaScript",
    "‘New Order’, ‘At a fair’",
    "स्टॉल को JavaScript चाहिए",
    "‘मेले में’",
  ])
    expect(said).toContain(words);
});

test("its script weighs at most 90 KB, and its page 5 KB", async () => {
  const weights = [];
  for (const path of ["/stall", "/stall/app.js"]) {
    const answer = await ask(path, { headers: { "Accept-Encoding": "gzip, br" } });
    weights.push(Number(answer.headers.get("content-length")) / 1024);
  }
  const [page = 0, script = 0] = weights;
  expect(page).toBeLessThan(5);
  expect(script).toBeLessThan(90);
});

test("its worker may have the stall alone, and names the files that it keeps (STALL-43)", async () => {
  const answer = await ask("/stall/worker.js");
  expectHeaders(answer, {
    "content-type": "text/javascript; charset=utf-8",
    "service-worker-allowed": "/stall",
    "content-security-policy": "default-src 'none'; connect-src 'self'",
  });
  const worker = await answer.text();
  const { version, files } = JSON.parse(/stallPage=(.*);/.exec(worker)?.[1] ?? "{}");
  expect(answer.headers.get("stall-version")).toBe(version);
  expect(files).toHaveLength(11);
  for (const path of files) {
    const file = await ask(path);
    expect(file.status, path).toBe(200);
    await file.arrayBuffer();
  }
  expectNone(worker, "indexedDB", "importScripts");
});

test("it goes on the home screen as a page of its own, and what has not changed is not sent again", async () => {
  const manifest = await (await ask("/stall/manifest.webmanifest")).json();
  expect(manifest).toMatchObject({ start_url: "/stall", scope: "/stall", display: "standalone" });
  const etag = (await ask("/stall/app.js")).headers.get("etag") ?? "";
  expect((await ask("/stall/app.js", { headers: { "If-None-Match": etag } })).status).toBe(304);
});
