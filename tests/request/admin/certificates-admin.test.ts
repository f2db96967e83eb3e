import { beforeAll, expect, test } from "vitest";
import { cardsPath } from "#order-admin/papers/certificate-paths.ts";
import { ask, expectAnswer, expectLed, noticeOf, post } from "../ask.ts";
import { allOffers, checkoutForm, lineOf, newEmail, orderNumberIn, submit } from "../checkout/purchase.ts";
import { openOrderAdmin, orders } from "./admin-pages.ts";

const { admin, customer, page, versionOf } = await openOrderAdmin();
const list = "/admin/dashboard/certificates";

/** An order of two limited pieces, which is not packed yet. */
let order: { id: string; path: string; number: string };

beforeAll(async () => {
  const piece = (await allOffers()).find(({ slug }) => slug === "bhawanipur-tree-jhola");
  if (!piece) throw new Error("the demo shop sells no limited piece");
  const placed = await submit(checkoutForm(lineOf(piece, 2), { email: newEmail() }));
  const number = orderNumberIn(placed) ?? "";
  const path =
    new RegExp(`href="(${orders}/[\\w-]{36})[?"]`).exec(await page(`${orders}?q=${number}`))?.[1] ?? "";
  order = { id: path.slice(orders.length + 1), path, number };
});

const codesIn = (html: string): string[] => [
  ...new Set([...html.matchAll(new RegExp(`${list}/([2-9A-Z]{10})"`, "g"))].map(([, code = ""]) => code)),
];
const get = (path: string, cookie = admin) => ask(path, cookie);
const isPdf = async (answer: Response) => {
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  return (await answer.text()).startsWith("%PDF-");
};

test("the cards of an order are there once it is packed, on its page and beside its slip", async () => {
  const early = await expectLed(get(cardsPath([order.id])), order.path);
  expect(noticeOf(early)).toContain("They are issued when an order is packed");
  expect(await page(`${order.path}/packing-slip`)).not.toContain("Certificates (PDF)");

  expect((await post(`${order.path}/packing-slip`, {}, admin)).status).toBe(200);
  const html = await page(order.path);
  expect(codesIn(html)).toHaveLength(2);
  for (const each of [order.path, `${order.path}/packing-slip`, `${orders}/packing-slips?id=${order.id}`])
    expect(await page(each)).toContain("Certificates (PDF)");
  expect(await isPdf(await get(cardsPath([order.id])))).toBe(true);
  const [code = ""] = codesIn(html);
  for (const paper of ["a4", "a6"])
    expect(await isPdf(await get(`${list}/${code}/card.pdf?paper=${paper}`))).toBe(true);
});

test("nobody else gets a card, and what is no certificate has none", async () => {
  const [code = ""] = codesIn(await page(order.path));
  for (const path of [cardsPath([order.id]), `${list}/${code}/card.pdf`, `${list}/${code}`])
    for (const cookie of ["", customer]) expect((await get(path, cookie)).status).toBe(303);
  for (const other of ["222222222N", "nonsense"])
    expect((await get(`${list}/${other}/card.pdf`)).status).toBe(404);
  await expectAnswer(get(`${list}/222222222N`), 404, "Certificates</h1>");
});

test("one is found by a part of its code, and voided once, for a reason", async () => {
  const [, code = ""] = codesIn(await page(order.path));
  expect(codesIn(await page(`${list}?q=${code.slice(2, 9).toLowerCase()}`))).toEqual([code]);
  expect(codesIn(await page(`${list}?q=${order.number}`))).toHaveLength(2);

  const at = `${list}/${code}`;
  const version = await versionOf(at);
  await expectAnswer(post(at, { version, why: " " }, admin), 422, "Write why, for yourself.");
  const done = await expectLed(post(at, { version, why: "<b>Misprint</b>" }, admin), at);
  expect(noticeOf(done)).toContain("Certificate Void");
  await expectAnswer(post(at, { version, why: "Twice" }, admin), 409, "void already");
  const html = await page(at);
  expect(html).toContain("&lt;b&gt;Misprint&lt;/b&gt;");
  expect(html).not.toContain("Void Certificate</button>");
  expect(codesIn(await page(`${list}?tab=void&q=${code}`))).toEqual([code]);
});
