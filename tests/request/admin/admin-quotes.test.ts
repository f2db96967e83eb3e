import { expect, test } from "vitest";
import { formOf } from "../../form-of.ts";
import { anyProductPath, expectAnswer, expectWords, noticeOf, origin, post, textAt } from "../ask.ts";
import { newEmail } from "../checkout/purchase.ts";
import { mailsTo, mailTo } from "../read-mail.ts";
import { adminPages, fieldIn } from "./admin-pages.ts";

const path = "/admin/dashboard/bulk-quotes";
const subscribers = "/admin/dashboard/subscribers";

const adminPage = await adminPages();
const product = await anyProductPath();

async function found(email: string) {
  const id = fieldIn(await adminPage.page(`${path}?q=${email}`), "quote");
  const dialog = `${path}?quote=${id}`;
  return { id, email, dialog, page: () => adminPage.page(dialog) };
}

/** A quote request from a product's page. */
async function asked(change: Record<string, string> = {}) {
  const email = newEmail();
  const form = { fullName: "Asha Rao", email, phone: "98765 43210", quantity: "1200", ...change };
  await post(`${product}/quote`, form);
  return found(email);
}

const change = (id: string, fields: Record<string, string> = {}): Record<string, string> => ({
  id,
  version: "1",
  status: "Quoted",
  notes: "Wants 10% off",
  reply: "",
  intent: "save",
  ...fields,
});

test("a request shows all that was sent, is changed, and its change told", async () => {
  const { id, dialog, page } = await asked({ company: "", message: "Before Diwali" });
  const html = await page();
  expect(html).toMatch(/<dialog[^>]* open/);
  expectWords(html, "Manage Bulk Quote", "1,200 units", "98765 43210", "Before Diwali", "N/A");
  const answer = await adminPage.send(dialog, change(id));
  expect(answer.headers.get("location")).toBe(`${path}?answered=${id}`);
  expect(noticeOf(answer)).toContain("Quote updated successfully.");
  expectWords(await page(), "Wants 10% off", "updated · notes · status: Quoted");
});

test("a sample request stands among the quotes, with its address", async () => {
  const email = newEmail();
  const asked = { about: "sample", product: "Fish Tote", address: "12 Gandhi Path" };
  const sample = { ...asked, fullName: "Imran", email };
  expect((await post("/b2b?form=sample", sample)).status).toBeLessThan(400);
  const html = await (await found(email)).page();
  for (const words of ["Sample request", "12 Gandhi Path", "Fish Tote"]) expect(html).toContain(words);
});

test("a reply goes out and stands below the notes, which do not", async () => {
  const { id, email, dialog, page } = await asked();
  await mailTo(email);
  const before = mailsTo(email).length;
  const reply = { intent: "send", status: "New", notes: "Secret margin", reply: "₹199 each." };
  expect(noticeOf(await adminPage.send(dialog, change(id, reply)))).toContain("Your reply is on its way.");
  await expect.poll(() => mailsTo(email).length, { timeout: 15_000 }).toBe(before + 1);
  const text = mailsTo(email)
    .map((mail) => mail.text)
    .join("\n");
  expect(text).toContain("₹199 each.");
  expect(text).not.toContain("Secret margin");
  expect(await page()).toMatch(/Secret margin\s+Replied by mail on/);
});

test("the file holds no formula", async () => {
  const { email } = await asked({ fullName: "+cmd|' /C calc'!A0", message: "-1+1" });
  expect(await adminPage.page(path)).toContain(`href="${path}/export"`);
  const file = await adminPage.get(`${path}/export?q=${email}`);
  expect(file.headers.get("content-disposition")).toBe('attachment; filename="bulk-quotes.csv"');
  expectWords(await file.text(), `,quote,'+cmd|' /C calc'!A0,,${email},`, ",'-1+1,");
});

test("subscribers are removed for good", async () => {
  const [email, other] = [newEmail(), newEmail()];
  for (const each of [email, other]) await post("/newsletter", { email: each, source: "blog" });
  const idOf = async (each: string) => fieldIn(await adminPage.page(`${subscribers}?q=${each}`), "id");
  const id = await idOf(email);
  const remove = { intent: "remove", id };
  for (const wrong of [{ intent: "remove" }, { intent: "remove", id: "../x" }, { intent: "keep", id }])
    expect(noticeOf(await adminPage.send(subscribers, formOf(wrong)))).toContain("select at least one");
  expect(await adminPage.page(`${subscribers}?q=${email}`)).toContain(email);
  expect(noticeOf(await adminPage.send(`${subscribers}?q=${email}`, remove))).toContain("Subscriber Removed");
  expect(await adminPage.page(subscribers)).not.toContain(email);
  expect(noticeOf(await adminPage.send(subscribers, remove))).toContain("They have been removed already.");
  expect(await adminPage.page(`${subscribers}?q=${other}`)).toContain(other);
});

test("an address whose mails came back is written to no more, until the owner says so", async () => {
  const email = newEmail();
  await post("/newsletter", { email, source: "blog" });
  const wrong = await adminPage.send(subscribers, { intent: "paste", text: "nobody at all" });
  await expectAnswer(wrong, 422, "No address stands in this text.", "nobody at all</textarea>");
  const pasted = { intent: "paste", text: `Final-Recipient: rfc822; ${email.toUpperCase()}\n550 5.1.1` };
  expect(noticeOf(await adminPage.send(subscribers, pasted))).toContain("Marked as Bounced");
  expect(noticeOf(await adminPage.send(subscribers, pasted))).toContain("No Change");
  expect(await adminPage.page(`${subscribers}?q=${email}`)).toContain("No subscribers match.");
  const list = `${subscribers}?q=${email}&tab=bounced`;
  const bounced = await adminPage.page(list);
  expect(bounced).toContain("Marked as bounced");
  const id = fieldIn(bounced, "id");
  const again = { intent: "reachable", id };
  expect(noticeOf(await adminPage.send(list, again))).toContain("Written to Again");
  const marked = await adminPage.send(subscribers, { intent: "bounce", id });
  expect(noticeOf(marked)).toContain("Marked as Bounced");
  expect(await adminPage.page(list)).toContain(email);
});

test("subscribers are listed, and exported", async () => {
  const email = newEmail();
  await post("/newsletter", { email, source: "blog" });
  const listed = await adminPage.page(`${subscribers}?q=${email}`);
  expect(listed).toContain(email);
  expect(fieldIn(await adminPage.page(`${subscribers}?q=${email}&page=2`), "id")).toBe(fieldIn(listed, "id"));
  const file = await adminPage.get(`${subscribers}/export?q=${email}`);
  expect(file.headers.get("content-disposition")).toContain("subscribers-subscribed.csv");
  const text = await file.text();
  expect(text).toMatch(new RegExp(`^Email,Signed Up,Where,Unsubscribed,Unsubscribe link\r\n${email},`));
  const link = /,(http\S+)\r\n$/.exec(text)?.[1] ?? "";
  expect(link.startsWith(`${origin}/unsubscribe?token=`)).toBe(true);
  expect(await textAt(link.slice(origin.length))).toContain("Unsubscribe");
  const token = new URL(link).searchParams.get("token") ?? "";
  expect(listed).not.toContain(token);
  expect((await post("/unsubscribe", { token })).headers.get("location")).toBe("/unsubscribe?done=1");
  expect(await adminPage.page(`${subscribers}?q=${email}&tab=unsubscribed`)).toContain(email);
});
