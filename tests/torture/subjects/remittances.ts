import { randomInt } from "node:crypto";
import { sql } from "kysely";
import { remittancesPath } from "#settlements/money-paths.ts";
import { addOrder, inState } from "../../database/order-row.ts";
import { pressedAtOnce } from "../copies/contest.ts";
import type { Act, Copies } from "../copies/copies.ts";
import { post } from "../visitors.ts";

const pressImport =
  ({ visit }: Copies, csv: string, fields: Record<string, string>) =>
  () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ carrier: "Delhivery", ...fields })) form.set(name, value);
    form.set("file", new File([csv], "cash.csv"));
    return post(visit, remittancesPath, form, { Cookie: visit.adminCookie });
  };

/** A courier's file of one order's cash that was checked, the press that takes it, and its traces. */
async function checkedFile(copies: Copies) {
  const awb = `SR${randomInt(1e9)}X`;
  const order = await addOrder(copies.db, [], { ...inState("delivered"), total_amount: "500" });
  await copies.db
    .insertInto("shipments")
    .values({ order_id: order, number: 1, awb, state: "delivered", cash_to_collect: "500" })
    .execute();
  const csv = `AWB,COD Amount,Charges,UTR,Date\n${awb},500,10,${awb},01/12/2026\n`;
  const checked = await (await pressImport(copies, csv, { intent: "check" })()).text();
  const fingerprint = /name="fingerprint" value="([^"]+)"/.exec(checked)?.[1];
  if (!fingerprint) throw new Error("the courier's file was not read");
  return {
    press: pressImport(copies, csv, { intent: "apply", fingerprint }),
    traces: {
      lines: sql`select count(*) from remittance_lines where awb = ${awb}`,
      "remittances with their sum": sql`select count(*) from remittances where utr = ${awb} and amount_paise = 49000`,
      "cash noted": sql`select count(*) from order_history where order_id = ${order}`,
    },
  };
}

const fileImported: Act = {
  name: "a courier's file of cash imported",
  isWhole: true,
  steps: [
    "insert remittances",
    "insert remittance_lines",
    "update orders",
    "insert order_history",
    "update remittances",
    "insert audit_log when NEW.action = 'remittance.imported'",
  ],
  ready: checkedFile,
};

const importedAtOnce = pressedAtOnce("a courier's file imported by 10 at once", async (copies) => {
  const { press, traces } = await checkedFile(copies);
  return {
    presses: Array(10).fill(press),
    judge: () => Object.entries(traces).map(([name, count]) => [name, count, 1]),
  };
});

export const remittanceActs: readonly Act[] = [fileImported];
export const remittanceContests = [importedAtOnce];
