import { expect, test } from "vitest";
import { pressed } from "../../form-fields.ts";
import { formOf } from "../../form-of.ts";
import { ask, expectLed, expectNone, expectWords, newSender, origin, post, textAt } from "../ask.ts";
import { newEmail } from "../checkout/purchase.ts";
import { mailsTo, mailTo } from "../read-mail.ts";

const signUp = (fields: Record<string, string>) =>
  post("/newsletter", fields, { "X-Forwarded-For": newSender(), Accept: "application/json" });

test("the newsletter refuses what is no address", async () => {
  const answer = await signUp({ email: "asha" });
  const message = "Please enter a valid email address.";
  expect([answer.status, await answer.json()]).toEqual([422, { ok: false, message }]);
});

test.each(["//evil.example", "https://evil.example", "/\\\\evil.example", "javascript:alert(1)", "/a?b=%0d"])(
  "the newsletter leads to no other place by %j",
  async (back) => {
    const page = await ask(`/subscribed?${new URLSearchParams({ as: "subscribed", back })}`);
    // But for the same address in the other language.
    const html = (await page.text()).replaceAll(/"\/hi\/subscribed\?[^"]*"/g, "");
    expect(html).toContain("Subscribed");
    expectNone(html, "evil", "javascript:");
  },
);

test("the newsletter's form of the blog is sent without script by its button", async () => {
  const { action, fields } = pressed(await textAt("/blog"), "Subscribe");
  expect(fields).toMatchObject({ email: "", source: "blog" });
  const answer = await post(action, { ...fields, email: newEmail() }, { Referer: `${origin}/blog` });
  expect(answer.headers.get("location")).toBe("/subscribed?as=subscribed&back=%2Fblog");
});

test("the newsletter leads a plain form to a page that says what came of it, and back", async () => {
  const headers = { "X-Forwarded-For": newSender(), Referer: `${origin}/blog?show=12` };
  const answer = await post("/newsletter", { email: newEmail() }, headers);
  expect(answer.headers.get("location")).toBe("/subscribed?as=subscribed&back=%2Fblog");
  const html = await textAt(answer.headers.get("location") ?? "");
  expectWords(html, "Thank you! We write about once a month.", 'href="/blog"');
});

test("the newsletter welcomes, and one click of a mailbox ends it, from anywhere and without a redirect", async () => {
  const email = newEmail();
  expect((await signUp({ email: ` ${email.toUpperCase()} ` })).status).toBe(200);
  const mail = await mailTo(email);
  const address = /^<(.+)>$/.exec(mail.headers.get("list-unsubscribe")?.[0] ?? "")?.[1] ?? "";
  expect(mail.headers.get("list-unsubscribe-post")).toEqual(["List-Unsubscribe=One-Click"]);
  expect(mail.text).toContain(address);
  expect(address.startsWith(`${origin}/unsubscribe?token=`)).toBe(true);
  const click = (url: string, headers: Record<string, string>) =>
    fetch(url, {
      method: "POST",
      body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
      redirect: "manual",
      headers,
    });
  expect((await click(`${origin}/unsubscribe?token=${"x".repeat(32)}`, {})).status).toBe(404);
  expect((await click(address, { Origin: "https://mail.example" })).status).toBe(200);
  expect(await (await click(address, {})).text()).toContain("We will not write to you again.");
});

test("the newsletter takes a mailbox's very words from anywhere, and no other form of another site", async () => {
  const email = newEmail();
  await signUp({ email });
  const mail = await mailTo(email);
  const address = /^<(.+)>$/.exec(mail.headers.get("list-unsubscribe")?.[0] ?? "")?.[1] ?? "";
  const token = new URL(address).searchParams.get("token") ?? "";
  const send = (body: URLSearchParams | FormData, url = address) =>
    fetch(url, { method: "POST", body, redirect: "manual", headers: { Origin: "https://mail.example" } });
  for (const form of [
    { token },
    { "List-Unsubscribe": "yes" },
    { "List-Unsubscribe": "One-Click", token },
    {},
  ] as Record<string, string>[])
    expect((await send(new URLSearchParams(form))).status).toBe(403);
  expect((await fetch(address)).status).toBe(200);
  expect(await (await fetch(address)).text()).toContain("Unsubscribe</button>");
  const answer = await send(formOf({ "List-Unsubscribe": "One-Click" }));
  expect([answer.status, answer.headers.get("set-cookie")]).toEqual([200, null]);
  expect(await answer.text()).toContain("We will not write to you again.");
});

test("an address that had left comes back by its mailbox's own word alone, whoever types it", async () => {
  const email = newEmail();
  await signUp({ email });
  const leave = /http\S+unsubscribe\?token=[\w-]+/.exec((await mailTo(email)).text)?.[0] ?? "";
  await post(leave.slice(origin.length), { token: new URL(leave).searchParams.get("token") ?? "" });
  expect((await signUp({ email })).status).toBe(200);
  await expect.poll(() => mailsTo(email).length).toBe(2);
  const asked = mailsTo(email).find(({ text }) => text.includes("again=1"));
  const link = /http\S+again=1/.exec(asked?.text ?? "")?.[0] ?? "";
  const at = link.slice(origin.length);
  expect(await textAt(at)).toContain("Subscribe Again</button>");
  const token = new URL(link).searchParams.get("token") ?? "";
  const fields = { intent: "again", token };
  expect((await post(at, fields, { Origin: "https://mail.example" })).status).toBe(403);
  await expectLed(post(at, fields), "/unsubscribe?back=1");
  expect(await textAt("/unsubscribe?back=1")).toContain("We write about once a month.");
  expect((await post(at, { ...fields, token: "x".repeat(32) })).status).toBe(404);
});

test("looking at the way out changes nothing, and an unknown link says so", async () => {
  const page = await ask("/unsubscribe?token=abcdefghijklmnopqrstuvwx");
  expect(page.headers.get("cache-control")).toContain("no-store");
  expect(await page.text()).toContain("Unsubscribe</button>");
  expect((await post("/unsubscribe", { token: "abcdefghijklmnopqrstuvwx" })).status).toBe(404);
  expect(await textAt("/unsubscribe?token=%3Cscript%3E")).toContain("This link does not work");
});
