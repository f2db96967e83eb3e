import { expect, test } from "vitest";
import { unescaped } from "../../form-fields.ts";
import { ask, origin, post, textAt } from "../ask.ts";
import { newEmail } from "../checkout/purchase.ts";
import { mailTo } from "../read-mail.ts";
import { readRaw } from "../server/raw.ts";

test("the viewer of mails shows what the shop wrote, its page locked away and its text beside it", async () => {
  const email = newEmail();
  const message = `Line one\n<script>alert("${email}")</script>`;
  await post("/contact", { fullName: "Asha <i>", email, message });
  await mailTo("hello@jholacrafts.example");
  const list = await textAt("/dev/mail");
  expect(list).toContain("Message from Asha &lt;i&gt;");
  const path = /href="(\/dev\/mail\/[0-9a-f-]{36})"/.exec(list)?.[1] ?? "";
  const answer = await ask(path);
  const html = await answer.text();
  expect(answer.headers.get("cache-control")).toContain("no-store");
  expect(html).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  const framed = unescaped(/srcDoc="([^"]*)"/i.exec(html)?.[1] ?? "");
  expect(framed).toContain("Line one<br>&lt;script&gt;");
  expect(framed).not.toContain("<script");
});

test("the viewer of mails knows no other mail", async () =>
  expect((await ask("/dev/mail/nothing")).status).toBe(404));

test("the viewer of mails is not there for a name that is not this machine's", async () =>
  expect((await readRaw(origin, "/dev/mail", "", "rebound.example")).status).toBe(404));
