import { expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { billedLine } from "../../../tests/database/billed-order.ts";
import { invoiceOf, noteOn, seller } from "../../../tests/database/book-papers.ts";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { issuePapers } from "../../../tests/database/issue-paper.ts";
import { readTurnover } from "./turnover.db.server.ts";

const { address } = seller;
const by = { ...seller, gstin: null };

eachShop("sales since April", {}, (shop) => {
  const read = (at: string) => readTurnover(shop.db, { address }, new Date(at));
  const of = (rupees: number, serial: number, at: string, stateCode = "10") =>
    invoiceOf([billedLine({ unitPrice: paise(rupees * 100) })], { at, serial, stateCode, by });

  test("begin at midnight of 31 March in India, and notes count on their own day", async () => {
    const last = of(5_000, 1, "2026-03-31T18:29:59.999Z");
    const first = of(300, 1, "2026-03-31T18:30:00Z");
    await issuePapers(shop, [last, first, of(1_200, 2, "2026-11-21T10:00:00Z")]);
    await issuePapers(shop, [noteOn(last, 1_000_00, { at: "2026-05-01T10:00:00Z" })]);
    expect(await read("2026-03-31T18:29:59.999Z")).toMatchObject({ sales: 5_000_00 });
    expect(await read("2026-11-21T12:00:00Z")).toMatchObject({ sales: 500_00, bound: "atHome" });
    expect(await read("2027-03-31T18:30:00Z")).toMatchObject({ sales: 0, bound: "atHome", level: "below" });
  });

  test("fall under the lower bound with the first paper to another state, for that year", async () => {
    await issuePapers(shop, [of(16_00_000, 1, "2026-05-01T10:00:00Z")]);
    expect(await read("2026-11-21T12:00:00Z")).toMatchObject({ bound: "atHome", level: "below" });
    await issuePapers(shop, [of(300, 2, "2026-11-20T10:00:00Z", "27")]);
    expect(await read("2026-11-21T12:00:00Z")).toMatchObject({ bound: "beyond", level: "near" });
    expect(await read("2027-04-01T12:00:00Z")).toMatchObject({ bound: "atHome" });
  });

  test("hold shipping and fees, and no tax of papers from before a GSTIN was given up", async () => {
    const at = "2026-06-01T10:00:00Z";
    const taxed = invoiceOf([billedLine({ unitPrice: paise(1_120_00) })], { at, serial: 1 });
    const { facts, orderId } = of(500, 2, at);
    const shipped = { ...facts, total: paise(579_00), totals: { ...facts.totals, taxable: paise(579_00) } };
    await issuePapers(shop, [taxed, { orderId, facts: shipped }]);
    expect(await read("2026-11-21T12:00:00Z")).toMatchObject({ sales: 1_000_00 + 579_00 });
  });

  test("are nobody's to count once the shop has a GSTIN", async () =>
    expect(await readTurnover(shop.db, { address, gstin: seller.gstin }, new Date())).toBeNull());
});
