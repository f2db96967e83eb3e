import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { SettledItem, Settlement } from "./settlement.ts";
import { openReceiver, openSimulator } from "./test-simulator.ts";

async function paidShop(change: Parameters<typeof openSimulator>[0] = {}) {
  const simulator = await openSimulator(change);
  const pay = async (amount: number) => (await simulator.pay((await simulator.order(amount)).id)).payment;
  const settle = async (wish: Record<string, unknown>): Promise<Settlement> =>
    (await simulator.steer("settle", wish)).body;
  const day = async (query: string): Promise<{ count: number; items: SettledItem[] }> => {
    const { body } = await simulator.ask("GET", `/v1/settlements/recon/combined?${query}`);
    return JSON.parse(JSON.stringify(body));
  };
  return { ...simulator, pay, settle, day };
}
const third = "year=2026&month=12&day=3&count=1000";

test("what was captured is settled once, less the fee with its tax; a refund in a later settlement", async () => {
  const { pay, settle, day, ask, get } = await paidShop();
  const payment = await pay(100_000);
  const made = await settle({ day: "2026-12-03" });
  expect(made).toMatchObject({ amount: 98_000, fees: 2_000, tax: 305, status: "processed" });
  expect(await get(`/v1/settlements/${made.id}`)).toEqual(made);
  const paid = { entity_id: payment.id, type: "payment", credit: 98_000, fee: 2_000, tax: 305 };
  expect(await day(third)).toMatchObject({ count: 1, items: [{ ...paid, settlement_id: made.id }] });
  const refund = await ask("POST", `/v1/payments/${payment.id}/refund`, { amount: 30_000 });
  expect(await settle({ day: "2026-12-04" })).toMatchObject({ amount: -30_000, fees: 0 });
  expect((await day(third.replace("day=3", "day=4"))).items).toMatchObject([
    { entity_id: refund.body.id, type: "refund", debit: 30_000, payment_id: payment.id },
  ]);
});

test("what is held back comes with the next; fees, adjustments and disputes are as they were asked for", async () => {
  const { pay, settle, day } = await paidShop();
  const { id: payment_id } = await pay(50_000);
  expect(await settle({ day: "2026-12-03", hold: true })).toMatchObject({ status: "created", utr: null });
  expect((await day(third)).items).toMatchObject([{ on_hold: true, settled: false, settlement_id: null }]);
  const dispute = { amount: -20_000, payment_id };
  expect(await settle({ day: "2026-12-04", fee_percent: 3, adjustment: dispute })).toMatchObject({
    ...{ amount: 50_000 - 1_500 - 20_000, fees: 1_500 },
  });
  const [, lost] = (await day(third.replace("day=3", "day=4"))).items;
  expect(lost).toMatchObject({ type: "adjustment", debit: 20_000, payment_id });
  expect(lost?.dispute_id).toMatch(/^disp_/);
});

test("a day's list has pages of a thousand, and a settlement may fail before it is processed", async () => {
  const { settle, day, get, steer, ask } = await paidShop();
  const { id } = await settle({ day: new Date().toISOString().slice(0, 10), fill: 3, late: true });
  await settle({ day: "2026-12-03", fill: 1034 });
  expect([(await day(third)).count, (await day(`${third}&skip=1000`)).count]).toEqual([1000, 34]);
  expect((await ask("GET", "/v1/settlements/recon/combined?year=2026&month=12&count=1001")).status).toBe(400);
  expect((await get(`/v1/settlements/${id}`)).status).toBe("failed");
  await steer("clock", { advance_s: 48 * 3600 });
  expect((await get(`/v1/settlements/${id}`)).status).toBe("processed");
});

test("a demo shop's is made by itself two days after, of what was paid before its time as well", async () => {
  const folder = await mkdtemp(join(tmpdir(), "jhola-earlier-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const at = (iso: string) => Date.parse(iso) / 1000;
  const earlier = { id: "pay_Earlier0000001", amount: 30_000, international: false };
  const listed = [{ ...earlier, created_at: at("2026-11-30T23:59:00+05:30") }];
  await writeFile(join(folder, "earlier.json"), JSON.stringify(listed));
  let now = new Date("2026-12-01T10:00:00+05:30");
  const options = { knowsEarlier: true, settlesByItself: true, earlierFile: join(folder, "earlier.json") };
  const { pay, day, ask } = await paidShop({ ...options, clock: () => now });
  // What was settled before only a refund tells of, and it is settled no more.
  await ask("POST", "/v1/payments/pay_Settled0000001/refund", { amount: 1_000 });
  const own = await pay(50_000);
  const settledOn = async (date: string) =>
    (await day(`year=2026&month=12&day=${date}&count=1000`)).items.map(({ entity_id }) => entity_id);
  now = new Date("2026-12-02T09:00:00+05:30");
  expect([await settledOn("1"), await settledOn("2")]).toEqual([[], []]);
  now = new Date("2026-12-03T09:00:00+05:30");
  expect(await settledOn("2")).toEqual([earlier.id]);
  now = new Date("2026-12-04T09:00:00+05:30");
  expect((await settledOn("3")).slice(0, 1)).toEqual([own.id]);
  expect([await settledOn("2"), (await settledOn("3")).length]).toEqual([[earlier.id], 2]);
});

test("each settlement is told by a signed event", async () => {
  const receiver = await openReceiver();
  const { settle } = await paidShop({ webhookUrl: receiver.url });
  const { id } = await settle({ day: "2026-12-03", fill: 1 });
  await expect
    .poll(() => receiver.arrived)
    .toMatchObject([{ event: "settlement.processed", isSigned: true }]);
  expect(receiver.arrived[0]?.body).toContain(id);
});
