import { expect, test, vi } from "vitest";
import { pressed } from "../../form-fields.ts";
import { freshId } from "../../form-of.ts";
import { mailsTo } from "../../read-mail.ts";
import { shopAdmin } from "../../sign-in.ts";
import { expectAnswer, expectWords, noticeOf, openOwnersShop } from "../ask.ts";

// A shop of its own: a newsletter goes to everybody who signed up.

const area = "/admin/dashboard/newsletters";
const { ask, page, running, send } = openOwnersShop({ SEED: "empty", NEWSLETTER_PER_MINUTE: "3000" });
const get = async (path: string) => (await page(path)).replaceAll("&#x27;", "'");
const signUp = (email: string, prefix = "") =>
  fetch(`${running().origin}${prefix}/newsletter`, {
    method: "POST",
    body: new URLSearchParams({ email, source: "footer" }),
    headers: { Origin: running().origin, "X-Forwarded-For": "203.0.113.9" },
    redirect: "manual",
  });

const written = (fields: Record<string, string> = {}) => {
  const id = fields.id ?? freshId();
  return {
    ...{ intent: "save", id, folder: id, version: "0", subject: `Lamps ${id.slice(-6)}`, preview: "Soon" },
    ...{ content: '<p>See <a href="/shop">the lamps</a>.</p><script>x()</script>', ...fields },
  };
};

async function draft(fields: Record<string, string> = {}) {
  const { fields: own } = pressed(await get(`${area}?new`), "Save Draft");
  const { subject: title, preview, content } = written();
  const form: Record<string, string> = { ...own, subject: title, preview, content, ...fields };
  const answer = await send(`${area}?new`, form);
  expect(answer.status).toBe(303);
  expect(noticeOf(answer)).toContain("Draft Saved");
  const { id = "", subject = "" } = form;
  return { ...form, id, subject, path: `${area}/${id}` };
}

const mailsAbout = (to: string, subject: string) =>
  mailsTo(running().dataDir, to).filter(({ headers }) => headers.get("subject")?.join().includes(subject));

test("a newsletter needs a subject and a text, and a Hindi one both", async () => {
  for (const [change, said] of [
    [{ subject: "" }, "Please enter a subject."],
    [{ content: "<p></p>" }, "Please write something."],
    [{ subjectHi: "दीये" }, "The Hindi newsletter needs a text."],
    [{ products: "no such thing" }, "The shop has nothing called “no such thing”."],
  ] as const) {
    const form = written(change);
    await expectAnswer(send(`${area}?new`, form), 422, said, `value="${form.subject}"`);
  }
  expect(await get(area)).toContain("No newsletters yet.");
});

test("a draft is changed by one form at a time, shown as it arrives, and deleted", async () => {
  const { path, ...form } = await draft();
  const page = await get(path);
  expectWords(page, 'sandbox="allow-popups allow-popups-to-escape-sandbox"', "utm_campaign=");
  expect(page).not.toContain("x()");
  expect(page).toContain("Nobody has signed up yet");
  const changed = { ...form, version: "1", subject: "Better lamps" };
  expect(noticeOf(await send(area, changed))).toContain("Draft Saved");
  expect((await send(area, { ...changed, subject: "Worse lamps" })).status).toBe(409);
  expect(await get(path)).toContain("Better lamps");
  expect(noticeOf(await send(area, { intent: "delete", id: form.id }))).toContain("Newsletter Deleted");
  expect((await ask(path)).status).toBe(404);
});

test("a test goes to whoever asks, in both languages and with no way out", async () => {
  const { path, subject } = await draft({ subjectHi: "दीये आए", contentHi: "<p>देखिए।</p>" });
  expect(noticeOf(await send(path, { intent: "test" }))).toContain("Test Sent");
  const hindi = () => mailsTo(running().dataDir, shopAdmin.email).filter(({ text }) => text.includes("देखिए"));
  await vi.waitFor(() => expect(hindi()).toHaveLength(1), { timeout: 15_000 });
  const [mail] = mailsAbout(shopAdmin.email, `[Test] ${subject}`);
  expect(mail?.text).toContain("the lamps (");
  expect(mail?.headers.has("list-unsubscribe")).toBe(false);
});

test("PHOTO-29: a picture within the text goes by its whole address, with its size and its words", async () => {
  const src = "/files/text_images/texts/a_1600x1200.webp";
  const content = `<p>Look.</p><img src="${src}" alt="A lamp of clay"><p>Made today.</p>`;
  const { path, subject } = await draft({ content });
  const whole = `width="536" height="402" src="${running().origin}${src}"`;
  expect((await get(path)).replaceAll("&quot;", '"')).toContain(whole);
  expect(noticeOf(await send(path, { intent: "test" }))).toContain("Test Sent");
  const inTime = { timeout: 15_000 };
  await vi.waitFor(() => expect(mailsAbout(shopAdmin.email, subject)).toHaveLength(1), inTime);
  const [mail] = mailsAbout(shopAdmin.email, subject);
  expect(mail?.html).toContain(whole);
  expect(mail?.text).toContain("[A lamp of clay]");
});

test("is sent once to everybody who is subscribed, after being asked; a mailbox's button is counted", async () => {
  await signUp("asha@example.com");
  await signUp("ravi@example.com", "/hi");
  const { path, subject } = await draft({ subjectHi: "दीये", contentHi: "<p>दीये आ गए।</p>" });
  const asked = await get(`${path}/send`);
  expectWords(asked, "Send to 2 subscribers?", "1 subscriber of them reads it in Hindi.");
  expect(asked).toContain("about a minute in all");
  expect(noticeOf(await send(`${path}/send`, { version: "7" }))).toContain("Not Sent");
  expect(noticeOf(await send(`${path}/send`, { version: "1" }))).toContain("Being Sent");
  expect(noticeOf(await send(`${path}/send`, { version: "1" }))).toContain("Not Sent");
  await vi.waitFor(async () => expect(await get(path)).toContain("2 of 2 sent"), {
    timeout: 30_000,
    interval: 300,
  });
  const [mail, ...more] = mailsAbout("asha@example.com", subject);
  expect(more).toEqual([]);
  const hindi = mailsTo(running().dataDir, "ravi@example.com").find(({ text }) => text.includes("दीये आ गए"));
  expect(hindi?.text).toContain("/hi/unsubscribe?token=");
  const wayOut = /<(.+)>/.exec(mail?.headers.get("list-unsubscribe")?.[0] ?? "")?.[1] ?? "";
  expect(await (await fetch(wayOut)).text()).toContain("Unsubscribe</button>");
  const click = await fetch(wayOut, {
    method: "POST",
    body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
    headers: { Origin: "https://mail.example" },
  });
  expect(click.status).toBe(200);
  expect(await get(path)).toMatch(/Unsubscribed by its link<\/dt><dd[^>]*>1</);
  const late = written({ id: path.slice(area.length + 1), version: "2" });
  expect((await send(area, late)).status).toBe(409);
  const { path: next } = await draft();
  expect(await get(`${next}/send`)).toContain("Send to 1 subscriber?");
  expect(await get("/admin/dashboard/activity")).toContain("began to send");
});
