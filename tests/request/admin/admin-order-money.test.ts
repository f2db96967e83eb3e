import { expect, test } from "vitest";
import { expectAnswer } from "../ask.ts";
import { openOrderAdmin } from "./admin-pages.ts";

const { get, page, send, place } = await openOrderAdmin();

test("the admin mails new tracking of a shipped order, if it is ticked", async () => {
  const { path } = await place();
  expect(await page(path)).not.toContain("Mail new tracking");
  await send(path, { intent: "status", version: "1", status: "shipped" });
  expect(await page(path)).toMatch(/name="tellCustomer"[^>]*checked=""/);
  const form = { intent: "tracking", version: "2", trackingNumber: "CD7" };
  const told = await (await send(path, { ...form, tellCustomer: "on" })).text();
  expect(told).toContain("the customer gets them by mail");
  const silent = await (await send(path, { ...form, version: "3", trackingNumber: "CD8" })).text();
  expect(silent).toContain("The tracking details are kept.");
  expect(silent).not.toContain("gets them by mail");
});

test("the admin takes back the invoice of a parcel that was refused at the door", async () => {
  const { path } = await place();
  await send(path, { intent: "status", version: "1", status: "shipped" });
  expect(await page(path)).not.toContain("Issue credit note");
  await send(path, { intent: "status", version: "2", status: "cancelled", meant: "on" });
  expect(await page(path)).toContain("Issue credit note");
  const html = await (await send(path, { intent: "credit", version: "3" })).text();
  expect(html).toMatch(/Invoice taken back: credit note CRN\/\d\d-\d\d\/\d{6}/);
  expect(html).not.toContain("Issue credit note");
  expect((await send(path, { intent: "credit", version: "4" })).status).toBe(409);
});

test("the admin gives cash back, in parts, with the credit note of an invoiced order", async () => {
  const { path } = await place();
  await send(path, { intent: "status", version: "1", status: "shipped" });
  await send(path, { intent: "collected", version: "2" });
  await send(path, { intent: "status", version: "3", status: "cancelled", meant: "on" });
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
});
