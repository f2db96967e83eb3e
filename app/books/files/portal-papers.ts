import { supplyStateOf } from "#orders/invoice/invoice.ts";
import type { Paise } from "#values/money/money.ts";
import type { TaxSplit } from "#values/money/tax-split.ts";
import { type BookDocument, rateSums } from "../rules/book-document.ts";
import { portalDay } from "../rules/book-month.ts";
import { documentNatures, type NumberRun, natureOf, rangeOf } from "../rules/number-runs.ts";
import { type HsnRow, type SmallRow, type UntaxedKind, untaxedKinds } from "../rules/tables.ts";
import { inRupees, quantityOf, ratePercent, unitOf } from "./sheets.ts";

// Papers as the portal's JSON has them: the keys, their order and what is left out are the Offline Tool's.

/** Tax is the papers' own. The tool numbers a rate's row by the rate: 501 for 5 %. */
const itemsOf = ({ facts }: BookDocument, withCess = true) =>
  rateSums(facts).map(({ rate, split }) => ({
    num: rate + 1,
    itm_det: {
      txval: inRupees(split.taxable),
      rt: ratePercent(rate),
      ...taxesOf(split, facts.taxPlace === "other-state"),
      ...(withCess ? { csamt: 0 } : {}),
    },
  }));

export const taxesOf = ({ igst, cgst, sgst }: TaxSplit, isInter: boolean) =>
  isInter ? { iamt: inRupees(igst) } : { camt: inRupees(cgst), samt: inRupees(sgst) };

export const registeredInvoice = (document: BookDocument) => {
  const { number, issuedAt, total } = document.facts;
  return {
    inum: number,
    idt: portalDay(issuedAt),
    val: inRupees(total),
    pos: supplyStateOf(document.facts) ?? "",
    rchrg: "N",
    inv_typ: "R",
    itms: itemsOf(document),
  };
};

export const largeInvoice = (document: BookDocument) => {
  const { number, issuedAt, total } = document.facts;
  return { inum: number, idt: portalDay(issuedAt), val: inRupees(total), itms: itemsOf(document, false) };
};

export const noteToRegistered = (document: BookDocument) => {
  const { number, issuedAt, total } = document.facts;
  return {
    nt_num: number,
    nt_dt: portalDay(issuedAt),
    ntty: "C",
    val: inRupees(total),
    pos: supplyStateOf(document.facts) ?? "",
    rchrg: "N",
    inv_typ: "R",
    itms: itemsOf(document),
  };
};

export const noteToOther = (document: BookDocument) => {
  const { number, issuedAt, total } = document.facts;
  return {
    nt_num: number,
    nt_dt: portalDay(issuedAt),
    ntty: "C",
    val: inRupees(total),
    typ: "B2CL",
    pos: supplyStateOf(document.facts) ?? "",
    itms: itemsOf(document),
  };
};

// Summed tables as the portal's JSON has them; undefined where one is empty, since the tool leaves it out.

const unlessEmpty = <Row>(rows: Row[]): Row[] | undefined => (rows.length > 0 ? rows : undefined);

export const smallSection = (rows: readonly SmallRow[]) =>
  unlessEmpty(
    rows.map(({ stateCode, isInter, rate, split }) => ({
      sply_ty: isInter ? "INTER" : "INTRA",
      rt: ratePercent(rate),
      typ: "OE",
      pos: stateCode ?? "",
      txval: inRupees(split.taxable),
      ...taxesOf(split, isInter),
      csamt: 0,
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
      num: at + 1,
      hsn_sc: hsn,
      uqc: unitOf(hsn).split("-")[0],
      qty: quantityOf({ hsn, quantity }),
      rt: ratePercent(rate),
      txval: inRupees(split.taxable),
      iamt: inRupees(split.igst),
      samt: inRupees(split.sgst),
      camt: inRupees(split.cgst),
      csamt: 0,
    })),
  );

export const hsnSection = ({ b2b, b2c }: { b2b: readonly HsnRow[]; b2c: readonly HsnRow[] }) => {
  const [registered, others] = [hsnRows(b2b), hsnRows(b2c)];
  if (!registered && !others) return undefined;
  return { ...(registered && { hsn_b2b: registered }), ...(others && { hsn_b2c: others }) };
};

export const docIssue = (runs: readonly NumberRun[]) => {
  const doc_det = Object.entries(documentNatures).flatMap(([name, nature]) => {
    const own = runs.filter((run) => natureOf(run) === name);
    if (own.length === 0) return [];
    const docs = own.map(rangeOf).map(({ from, to, count, cancelled }, at) => ({
      num: at + 1,
      from,
      to,
      totnum: count,
      cancel: cancelled,
      net_issue: count - cancelled,
    }));
    return [{ doc_num: nature.number, doc_typ: nature.name, docs }];
  });
  return doc_det.length > 0 ? { doc_det } : undefined;
};
