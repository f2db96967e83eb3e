import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startOwnShop } from "../../own-shop.ts";
import type { RunningShop } from "../../running-shop.ts";
import { ask, origin, post } from "../ask.ts";
import { newEmail, newSender } from "../checkout/purchase.ts";
import { mailTo } from "../read-mail.ts";

const decoded = (html: string): string =>
  html
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");

describe("the viewer of mails", () => {
  test("shows what the shop wrote, its page locked away and its text beside it", async () => {
    const email = newEmail();
    const message = `Line one\n<script>alert("${email}")</script>`;
    await post("/contact", { fullName: "Asha <i>", email, message }, { "X-Forwarded-For": newSender() });
    await mailTo("hello@jholacrafts.example");
    const list = await (await ask("/dev/mail")).text();
    expect(list).toContain("Message from Asha &lt;i&gt;");
    const path = /href="(\/dev\/mail\/[0-9a-f-]{36})"/.exec(list)?.[1] ?? "";
    const answer = await ask(path);
    const html = await answer.text();
    expect(answer.headers.get("cache-control")).toContain("no-store");
    expect(html).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    const framed = decoded(/srcDoc="([^"]*)"/i.exec(html)?.[1] ?? "");
    expect(framed).toContain("Line one<br>&lt;script&gt;");
    expect(framed).not.toContain("<script");
  });

  test("knows no other mail", async () => expect((await ask("/dev/mail/nothing")).status).toBe(404));

  test("is not there for a name that is not this machine's", async () => {
    const { request } = await import("node:http");
    const status = await new Promise((resolve, reject) =>
      request(`${origin}/dev/mail`, { headers: { Host: "rebound.example" } }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      })
        .on("error", reject)
        .end(),
    );
    expect(status).toBe(404);
  });
});

describe("a shop with a public address", () => {
  let shop: RunningShop;
  beforeAll(async () => {
    shop = await startOwnShop("empty", { APP_ORIGIN: "http://shop.example" });
  });
  afterAll(() => shop.discard());

  test.each(["/dev/mail", "/dev/mail/anything", "/dev/mail.data"])("has nothing at %s", async (path) => {
    const answer = await fetch(shop.origin + path, { redirect: "manual" });
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain("outbox");
    expect(shop.output()).not.toContain("/dev/mail");
  });
});
