import { expect, test } from "vitest";
import { ask, expectHeaders, expectLed, noticeOf, signedInAs, textAt } from "../ask.ts";
import { as, openOrderAdmin, orders } from "./admin-pages.ts";

const { customer, get, page, send, place } = await openOrderAdmin();

test("the admin notes a printed slip without script, once, and is told what was not to be packed", async () => {
  const [one, two] = [await place(), await place()];
  const slip = `${one.path}/packing-slip`;
  const button = /<noscript><form [^>]*method="post".*?Being Packed<\/button>/s;
  expect(await page(slip)).toMatch(button);
  const told = await (await send(slip, {})).text();
  expect(told).toContain("The customer can no longer cancel it");
  expect(told).not.toMatch(button);
  expect(await page(one.path)).toContain("Being packed since");
  await send(two.path, { intent: "status", version: "1", status: "cancelled" });
  const late = await send(`${orders}/packing-slips`, { id: two.path.slice(orders.length + 1) });
  expect(await late.text()).toContain(`${two.number}: cancelled or sent meanwhile.`);
});

test("the admin is told by the slip of a cancelled order not to send it, and finds none among several", async () => {
  const [lost, waiting] = [await place(), await place()];
  await send(lost.path, { intent: "status", version: "1", status: "cancelled" });
  const slip = await page(`${lost.path}/packing-slip`);
  expect(slip).toContain("Do not send: cancelled");
  expect(slip).not.toContain("in cash");
  const ids = [lost, waiting].map(({ path }) => ["id", path.slice(orders.length + 1)]);
  const several = await page(`${orders}/packing-slips?${new URLSearchParams(ids)}`);
  const [only, ...more] = several.match(/<article.*?<\/article>/gs) ?? [];
  expect(only).toContain(waiting.number);
  expect(more).toEqual([]);
  expect(several.replaceAll("<!-- -->", "")).toMatch(
    new RegExp(`Not to be sent.*>${lost.number}</a>\\s*cancelled<`, "s"),
  );
  const none = await page(`${orders}/packing-slips?${new URLSearchParams([ids[0] ?? []])}`);
  expect(none).toContain("Not to be sent");
  expect(none).not.toContain("No orders selected.");
});

test("the admin gets the invoice as PDF, which nobody keeps on the way", async () => {
  const { path } = await place();
  const answer = await get(`${path}/invoice.pdf`);
  expect(answer.headers.get("content-disposition")).toMatch(
    /^inline; filename="(INV|BOS)-\d\d-\d\d-\d{6}\.pdf"$/,
  );
  expectHeaders(answer, { "content-type": "application/pdf", "cache-control": "private, no-store" });
  expect((await answer.text()).slice(0, 5)).toBe("%PDF-");
});

test("the admin is told when there is no invoice", async () => {
  const { path } = await place();
  await send(path, { intent: "status", version: "1", status: "cancelled" });
  const answer = await expectLed(get(`${path}/invoice.pdf`), path, 302);
  expect(noticeOf(answer)).toContain("cancelled before an invoice");
});

/** The order's page in the customer's own area, which says its id. */
async function own(): Promise<{ path: string; adminPage: string; cookie: string }> {
  const { cookie } = await signedInAs("user");
  const { path: adminPage } = await place({}, as(cookie));
  return {
    path: `/dashboard/my-orders/${adminPage.slice(orders.length + 1)}/invoice.pdf`,
    adminPage,
    cookie,
  };
}

test("a customer's invoice comes once the parcel has left, to its owner only", async () => {
  const { path, adminPage, cookie } = await own();
  await expectLed(ask(path, cookie), path.replace("/invoice.pdf", ""), 302);
  await send(adminPage, { intent: "status", version: "1", status: "shipped" });
  expect((await ask(path, cookie)).headers.get("content-type")).toBe("application/pdf");
  const strangers = await ask(path, customer);
  const missing = await ask("/dashboard/my-orders/none/invoice.pdf", customer);
  expect([strangers.status, missing.status]).toEqual([404, 404]);
  expect(await strangers.text()).toBe(await missing.text());
  expect((await ask(path)).headers.get("location")).toContain("/login");
});

test("a customer's credit note comes with the refund, to its owner only", async () => {
  const { cookie } = await signedInAs("user");
  const { path: adminPage } = await place({}, as(cookie));
  const own = `/dashboard/my-orders/${adminPage.slice(orders.length + 1)}`;
  await send(adminPage, { intent: "status", version: "1", status: "shipped" });
  await send(adminPage, { intent: "collected", version: "2" });
  expect(await textAt(own, cookie)).not.toContain("credit-notes");
  await send(adminPage, { intent: "returned", version: "3", amount: "100" });
  const shown = await textAt(own, cookie);
  const note = new RegExp(`href="(${own}/credit-notes/[\\w-]+)"`).exec(shown)?.[1] ?? "";
  const answer = await ask(note, cookie);
  expectHeaders(answer, { "content-type": "application/pdf", "cache-control": "private, no-store" });
  const strangers = await ask(note, customer);
  expect([strangers.status, (await ask(`${own}/credit-notes/none`, cookie)).status]).toEqual([404, 404]);
  expect((await ask(note)).headers.get("location")).toContain("/login");
});
