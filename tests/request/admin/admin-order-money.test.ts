import { expect, test, vi } from "vitest";
import { expectAnswer } from "../ask.ts";
import { mailsTo } from "../read-mail.ts";
import { openOrderAdmin } from "./order-admin.ts";

const trackingUrl = "https://courier.example/AB1";
const { get, page, send, place } = await openOrderAdmin();

test("the admin mails new tracking of a shipped order once for each change", async () => {
  const { path, email } = await place();
  expect(await page(path)).not.toContain("Mail new tracking");
  await send(path, { intent: "status", version: "1", status: "shipped" });
  expect(await page(path)).toMatch(/name="tellCustomer"[^>]*checked=""/);
  const form = { intent: "tracking", tellCustomer: "on", trackingNumber: "CD7", trackingUrl };
  const answer = await send(path, { ...form, version: "2" });
  expect(await answer.text()).toContain("the customer gets them by mail");
  expect(await (await send(path, { ...form, version: "2" })).text()).toContain("Someone else changed");
  expect(await (await send(path, { ...form, version: "3" })).text()).not.toContain("gets them by mail");
  const { tellCustomer: _, ...untold } = { ...form, version: "4", trackingNumber: "CD8" };
  const silent = await (await send(path, untold)).text();
  expect(silent).toContain("The tracking details are kept.");
  expect(silent).not.toContain("gets them by mail");
  const told = () =>
    mailsTo(email).filter(({ headers }) => headers.get("subject")?.join().includes("Follow your order"));
  await vi.waitFor(() => expect(told()).toHaveLength(1), { timeout: 15_000, interval: 50 });
  expect(told()[0]?.text).toContain("CD7");
  expect(told()[0]?.text).toContain(trackingUrl);
});

test("the admin takes back the invoice of a parcel that was refused at the door", async () => {
  const { path } = await place();
  await send(path, { intent: "status", version: "1", status: "shipped" });
  expect(await page(path)).not.toContain("Issue credit note");
  await send(path, { intent: "status", version: "2", status: "cancelled" });
  expect(await page(path)).toContain("Issue credit note");
  const html = await (await send(path, { intent: "credit", version: "3" })).text();
  expect(html).toMatch(/Invoice taken back: credit note CRN\/\d\d-\d\d\/\d{6}/);
  expect(html).not.toContain("Issue credit note");
  expect((await send(path, { intent: "credit", version: "4" })).status).toBe(409);
});

test("the admin gives cash back, in parts, with a mail and the credit note of an invoiced order", async () => {
  const { path, email } = await place();
  await send(path, { intent: "status", version: "1", status: "shipped" });
  await send(path, { intent: "collected", version: "2" });
  await send(path, { intent: "status", version: "3", status: "cancelled" });
  expect(await page(path)).toContain("Refund due");
  const give = (version: string, amount: string) => send(path, { intent: "returned", version, amount });
  await expectAnswer(give("4", "1,00,000"), 422, "can be given back.");
  expect(await (await give("4", "ten")).text()).toContain("Enter an amount in rupees");
  expect(await (await give("4", "10.50")).text()).toContain("Refund due");
  const left = /name="amount"[^>]*value="([\d.]+)"/.exec(await page(path))?.[1] ?? "";
  const back = await (await give("5", left)).text();
  expect(back).toContain("Cash given back");
  expect(back).not.toContain("Refund due");
  expect((await give("6", left)).status).toBe(409);
  const note = new RegExp(`href="(${path}/credit-notes/[\\w-]+)"`).exec(back)?.[1] ?? "";
  const file = await get(note);
  expect(file.headers.get("content-type")).toBe("application/pdf");
  expect(file.headers.get("content-disposition")).toMatch(/filename="CRN-\d\d-\d\d-\d{6}\.pdf"/);
  const other = await place();
  const strange = note.replace(path, other.path);
  expect((await get(strange)).status).toBe(404);
  const told = () =>
    mailsTo(email).filter(({ headers }) => headers.get("subject")?.join().includes("Refund for order"));
  await vi.waitFor(() => expect(told()).toHaveLength(2), { timeout: 15_000, interval: 50 });
});
