import { expect, test } from "vitest";
import { pressed } from "../../form-fields.ts";
import { expectAnswer, expectWords, noticeOf, post } from "../ask.ts";
import { mailTo } from "../read-mail.ts";
import { as, openOrderAdmin, orders } from "./admin-pages.ts";

const trackingUrl = "https://courier.example/AB1";
const { bag, admin, get, page, send: sendForm, place, versionOf } = await openOrderAdmin();

test("the admin comes back to the list as it was narrowed, from an order and from its slips", async () => {
  const { number, path } = await place();
  const search = `?q=${number}&status=pending`;
  const links = async (address: string) =>
    [...(await page(address)).matchAll(/href="([^"]*)"/g)].map(([, to]) => to?.replaceAll("&amp;", "&"));
  expect(await links(orders + search)).toContain(path + search);
  expect(await links(`${path}${search}&page=2`)).toContain(`${orders}${search}&page=2`);
  expect(await links(path + search)).toContain(`${path}/packing-slip${search}`);
  expect(await links(`${path}/packing-slip${search}`)).toContain(path + search);
  const list = new URLSearchParams({ id: path.slice(orders.length + 1), list: search });
  expect(await links(`${orders}/packing-slips?${list}`)).toContain(orders + search);
  const lost = await get(`${orders}/none?status=pending&page=3&x=y`);
  expect(await lost.text()).toContain(`href="${orders}?status=pending&amp;page=3"`);
  expect(await links(path)).toContain(orders);
});

test("the admin sees everything about an order", async () => {
  const { number, path } = await place({ shippingMethod: "express", phone: "98765 43210" });
  const html = await page(path);
  expectWords(html, `Order: ${number}`, "Asha Kumari", "98765 43210", bag.name, "12 Gandhi Path");
  expectWords(html, "Cash on Delivery", "Express", "Billing address", "Shipping address");
  expect(html).toMatch(/<img[^>]*srcSet="[^"]*product_images/i);
  expect((await get(path)).headers.get("cache-control")).toBe("private, no-store");
});

test("the admin ships an order by a plain form; the buyer is told with the tracking, once", async () => {
  const { path, email } = await place();
  const { fields } = pressed(await page(path), "Update Status");
  const form = { ...fields, status: "shipped", trackingNumber: "AB1", trackingUrl };
  const html = await expectAnswer(sendForm(path, form), 200, "Status Updated");
  expect(html).toContain("Order status changed to shipped.");
  expect(html).toMatch(/Invoice (INV|BOS)\/\d\d-\d\d\/\d{6}/);
  const mail = await mailTo(email, trackingUrl);
  expect(mail.headers.get("subject")?.join()).toContain("shipped");
  for (const text of [mail.text, mail.html]) expectWords(text, "AB1", trackingUrl);
  const again = await sendForm(path, { ...form, version: "2" });
  expect(again.status).toBe(409);
  expect(await again.text()).toMatch(/No Change.*Status is already set to shipped/s);
  const cancel = { intent: "status", version: "2", status: "cancelled" };
  const asked = await expectAnswer(
    sendForm(path, cancel),
    422,
    "This order has left. Cancel it all the same?",
  );
  expect(asked).toMatch(/<option value="cancelled" selected.*name="meant"/s);
  await expectAnswer(sendForm(path, { ...cancel, meant: "on" }), 200, "Order status changed to cancelled.");
});

test("the admin can't do what the page has no form for", async () => {
  const { path } = await place();
  expect((await sendForm(path, { intent: "delete", version: "1" })).status).toBe(409);
  expect(await versionOf(path)).toBe("1");
});

test("the admin sets ticked orders to processing, and only those that wait for it", async () => {
  const [first, second, sent] = [await place(), await place(), await place()];
  await sendForm(sent.path, { intent: "status", version: "1", status: "shipped" });
  const idOf = ({ path }: { path: string }) => path.slice(orders.length + 1);
  const send = (fields: string[][]) => sendForm(orders, fields);
  const ticks = [first, second, sent].map((one) => ["id", idOf(one)]);
  const told = noticeOf(await send([["intent", "pack"], ...ticks, ["id", "none"], ["id", "../x"]]));
  expect(told).toContain("2 orders are being processed now.");
  expect(told).toContain("2 stayed as before");
  expect(await versionOf(first.path)).toBe("2");
  expect(await versionOf(sent.path)).toBe("2");
  expect(noticeOf(await send([["intent", "pack"], ...ticks]))).toContain("No Change");
  expect(noticeOf(await send([["intent", "pack"]]))).toContain("No orders selected.");
  expect(noticeOf(await send([["intent", "delete"], ...ticks]))).toContain("could not be changed");

  const query = new URLSearchParams([first, sent].map((one) => ["id", idOf(one)]));
  const file = await get(`${orders}/export.csv?${query}`);
  const named = /^attachment; filename="orders-\d{4}-\d\d-\d\d\.csv"$/;
  expect(file.headers.get("content-disposition")).toMatch(named);
  const csv = await file.text();
  expect(csv.trim().split("\r\n")).toHaveLength(3);
  expect(csv).not.toContain(second.number);
  expect((await page(`${orders}/packing-slips?${query}&id=none`)).match(/<article/g)).toHaveLength(2);
  expect(await page(`${orders}/packing-slips`)).toContain("No orders selected.");
});

test.each(["none", "a%2F..%2Fetc", "%00", "a".repeat(300), "' or 1=1 --"])("no order is %s", async (id) => {
  const path = `${orders}/${encodeURIComponent(id)}`;
  await expectAnswer(get(path), 404, "Order not found.");
  expect((await sendForm(path, { intent: "status", version: "1", status: "shipped" })).status).toBe(404);
  for (const file of ["invoice.pdf", "packing-slip"]) expect((await get(`${path}/${file}`)).status).toBe(404);
});

test("the admin is obeyed from the shop's own pages only, cookie or not", async () => {
  const { path } = await place();
  const form = { intent: "status", version: "1", status: "cancelled" };
  expect((await post(path, form, { ...as(admin), Origin: "https://evil.example" })).status).toBe(403);
  expect(await versionOf(path)).toBe("1");
});

test("orders, their slips and their list show names as text, never as markup", async () => {
  const { path, number } = await place({ fullName: "<img src=x onerror=alert(1)>" });
  for (const address of [path, `${path}/packing-slip`, `${orders}?q=${number}`])
    expect(await page(address)).not.toContain("<img src=x");
});
