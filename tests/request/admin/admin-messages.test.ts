import { expect, test } from "vitest";
import { expectAnswer, expectHeaders, expectWords, noticeOf, post } from "../ask.ts";
import { newEmail } from "../checkout/purchase.ts";
import { mailsTo } from "../read-mail.ts";
import { adminPages, fieldIn } from "./admin-pages.ts";

const path = "/admin/dashboard/contact-messages";
const stale = "Someone else changed this meanwhile.";

const adminPage = await adminPages();

/** A message as it came in, with its id and the address of its dialog. */
async function received(change: Record<string, string> = {}) {
  const email = newEmail();
  const sent = { fullName: "Asha Rao", email, message: "Do you ship to Nepal?", ...change };
  expect((await post("/contact", sent)).status).toBe(303);
  const id = fieldIn(
    await adminPage.page(`${path}?q=${email}${change.website ? "&status=Likely+Spam" : ""}`),
    "message",
  );
  const dialog = `${path}?message=${id}`;
  return { id, email, dialog, page: () => adminPage.page(dialog) };
}

const change = (id: string, fields: Record<string, string> = {}): Record<string, string> => ({
  id,
  version: "1",
  status: "Resolved",
  response: "Yes, we do.",
  intent: "save",
  ...fields,
});

test("a message is read in a dialog that needs no script, changed, and its change told", async () => {
  const { id, email, dialog, page } = await received();
  const html = await page();
  expect(html).toMatch(/<dialog[^>]* open/);
  expectWords(html, "Manage Message", "Do you ship to Nepal?", email, "Admin Response / Notes");
  const answer = await adminPage.send(dialog, change(id));
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe(`${path}?answered=${id}`);
  expect(noticeOf(answer)).toContain("Message updated successfully.");
  const changed = await page();
  expect(changed).toContain("Yes, we do.");
  expect(changed).toMatch(/updated · (status: Resolved · response|response · status: Resolved)/);
  expect(changed).toContain("Jhola Crafts Team");
  expect(mailsTo(email)).toEqual([]);
});

test("a message is erased for good", async () => {
  const { id, email, dialog, page } = await received();
  expect(await page()).toContain("Erase this message for good?");
  const answer = await adminPage.send(dialog, { id, intent: "erase" });
  expect(answer.status).toBe(303);
  expect(noticeOf(answer)).toContain("Message erased.");
  expect(await adminPage.page(`${path}?q=${email}`)).toContain("No messages match.");
  expect(await page()).toContain("This message does not exist any more.");
});

test.each<[Record<string, string>, number, string]>([
  [{ version: "0" }, 409, stale],
  [{ id: "00000000" }, 404, "does not exist any more"],
  [{ status: "Closed" }, 422, "Please choose a status."],
  [{ intent: "send", response: " " }, 422, "Please write what to send."],
])("%j changes nothing and is refused, with what was typed", async (fields, status, said) => {
  const { id, email, dialog, page } = await received();
  const answer = await adminPage.send(dialog, change(id, { response: "Kept <b>typed</b>", ...fields }));
  const html = await expectAnswer(answer, status, said);
  if (!fields.response) expect(html).toContain("Kept &lt;b&gt;typed&lt;/b&gt;");
  // A stale form keeps its version: sending it again is refused again.
  if (fields.version) expect(fieldIn(html, "version")).toBe("0");
  expect(await page()).not.toContain("History");
  expect(await adminPage.page(`${path}?q=${email}&status=Pending`)).toContain(id);
  expect(mailsTo(email)).toEqual([]);
});

test("scripts in every text are shown as text", async () => {
  const evil = "<script>alert(1)</script><img src=x onerror=alert(2)>";
  const { id, dialog, page, email } = await received({ fullName: evil, message: evil });
  await adminPage.send(dialog, change(id, { response: evil }));
  for (const html of [await page(), await adminPage.page(`${path}?q=${email}`)]) {
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(html).not.toMatch(/<script>alert|<img src=x/);
  }
});

test("a message that was held for its links is told on the overview and at the filter until it is looked at", async () => {
  const links = "https://a.example https://b.example https://c.example";
  const email = newEmail();
  await post("/contact", { fullName: "Asha Rao", email, message: links });
  expect(await adminPage.page(path)).toMatch(/Likely Spam \(\d+\)/);
  expect(await adminPage.page("/admin/dashboard/overview")).toContain("Messages held for their links");
  const held = await adminPage.page(`${path}?q=${email}&status=Likely+Spam`);
  expect(held).toContain("Held for links");
  const id = fieldIn(held, "message");
  await adminPage.send(`${path}?message=${id}`, change(id, { status: "Spam" }));
  expect(await adminPage.page(`${path}?q=${email}&status=Spam`)).not.toContain("Held for links");
});

test("a message that is gone says so, and the list stands", async () => {
  const html = await adminPage.page(`${path}?message=none`);
  expect(html).toMatch(/<p[^>]*>.*<span>Failed to load messages\. This message does not exist any more\.</);
  expect(html).toContain("Contact Form Submissions");
});

test("the file holds what the filter shows, and no formula", async () => {
  const { email } = await received({ fullName: "=HYPERLINK(1)", message: '@SUM(1)\n"quoted", too' });
  const file = await adminPage.get(`${path}/export?q=${email}`);
  expectHeaders(file, { "content-type": "text/csv; charset=utf-8", "cache-control": "private, no-store" });
  expect(file.headers.get("content-disposition")).toBe('attachment; filename="contact-messages.csv"');
  const text = await file.text();
  expect(text.split("\r\n")[0]).toContain("Received,Name,Email");
  expect(text).toContain(`,'=HYPERLINK(1),${email},,"'@SUM(1)\n""quoted"", too",Pending,`);
});

test("ticked messages are done in one press, without script; whoever comes second reads which stayed", async () => {
  const fullName = `Twice ${newEmail().slice(9, 17)}`;
  const sent = [await received({ fullName }), await received()];
  const press = (intent: string, ids: readonly { id: string }[]) =>
    adminPage.send(`${path}?tab=to-answer`, [["intent", intent], ...ids.map(({ id }) => ["id", `1.${id}`])]);
  const done = await press("done", sent);
  expect([done.status, done.headers.get("location")]).toEqual([303, `${path}?tab=to-answer`]);
  expect(noticeOf(done)).toContain("2 done.");
  expect(await sent[0]?.page()).toContain("status: Resolved");
  const again = noticeOf(await press("done", [...sent.slice(0, 1), { id: "gone" }, await received()]));
  for (const words of ["1 done.", `${fullName} stayed as it was: someone else`, "One is not there any more."])
    expect(again).toContain(words);
  expect(noticeOf(await press("spam", []))).toContain("Tick one or more in the list first.");
});
