import type { Paise } from "#values/money/money.ts";
import { documentNatures, type NumberRun, natureOf, rangeOf } from "../rules/number-runs.ts";
import { type HsnRow, type SmallRow, type UntaxedKind, untaxedKinds } from "../rules/tables.ts";
import { taxesOf } from "./portal-papers.ts";
import { inRupees, quantityOf, ratePercent, unitOf } from "./sheets.ts";

// Summed tables as the portal's JSON has them; undefined where one is empty, since the tool leaves it out.

const unlessEmpty = <Row>(rows: Row[]): Row[] | undefined => (rows.length > 0 ? rows : undefined);

export const smallSection = (rows: readonly SmallRow[]) =>
  unlessEmpty(
    rows.map(({ stateCode, isInter, rate, split }) => ({
      ...{ sply_ty: isInter ? "INTER" : "INTRA", rt: ratePercent(rate), typ: "OE", pos: stateCode ?? "" },
      ...{ txval: inRupees(split.taxable), ...taxesOf(split, isInter), csamt: 0 },
    })),
  );

/** Exempted stands before nil rated, unlike in the table file. */
export const nilSection = (sums: Record<UntaxedKind, Paise>) => {
  const inv = untaxedKinds
    .filter((kind) => sums[kind] !== 0)
    .map((kind) => ({ sply_ty: kind, expt_amt: inRupees(sums[kind]), nil_amt: 0, ngsup_amt: 0 }));
  return inv.length > 0 ? { inv } : undefined;
};

const hsnRows = (rows: readonly HsnRow[]) =>
  unlessEmpty(
    rows.map(({ hsn, quantity, rate, split }, at) => ({
      ...{ num: at + 1, hsn_sc: hsn, uqc: unitOf(hsn).split("-")[0], qty: quantityOf({ hsn, quantity }) },
      ...{ rt: ratePercent(rate), txval: inRupees(split.taxable), iamt: inRupees(split.igst) },
      ...{ samt: inRupees(split.sgst), camt: inRupees(split.cgst), csamt: 0 },
    })),
  );

export const hsnSection = ({ b2b, b2c }: { b2b: readonly HsnRow[]; b2c: readonly HsnRow[] }) => {
  const [registered, others] = [hsnRows(b2b), hsnRows(b2c)];
  if (!registered && !others) return undefined;
  return { ...(registered && { hsn_b2b: registered }), ...(others && { hsn_b2c: others }) };
};

export const docIssue = (runs: readonly NumberRun[]) => {
  const doc_det = Object.values(documentNatures).flatMap((nature) => {
    const own = runs.filter((run) => natureOf(run) === nature);
    if (own.length === 0) return [];
    const docs = own.map(rangeOf).map(({ from, to, count }, at) => ({
      ...{ num: at + 1, from, to, totnum: count, cancel: 0, net_issue: count },
    }));
    return [{ doc_num: nature.number, doc_typ: nature.name, docs }];
  });
  return doc_det.length > 0 ? { doc_det } : undefined;
};
