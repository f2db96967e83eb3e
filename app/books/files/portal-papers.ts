import type { TaxSplit } from "#orders/invoice/tax-split.ts";
import { type BookDocument, rateSums } from "../rules/book-document.ts";
import { portalDay } from "../rules/book-month.ts";
import { inRupees, ratePercent } from "./sheets.ts";

// Papers as the portal's JSON has them: the keys, their order and what is left out are the Offline Tool's.

/** Tax is the papers' own. The tool numbers a rate's row by the rate: 501 for 5 %. */
const itemsOf = ({ facts }: BookDocument, withCess = true) =>
  rateSums(facts).map(({ rate, split }) => ({
    num: rate + 1,
    itm_det: {
      ...{ txval: inRupees(split.taxable), rt: ratePercent(rate) },
      ...taxesOf(split, facts.taxPlace === "other-state"),
      ...(withCess ? { csamt: 0 } : {}),
    },
  }));

export const taxesOf = ({ igst, cgst, sgst }: TaxSplit, isInter: boolean) =>
  isInter ? { iamt: inRupees(igst) } : { camt: inRupees(cgst), samt: inRupees(sgst) };

export const registeredInvoice = (document: BookDocument) => {
  const { number, issuedAt, total, shipTo } = document.facts;
  return {
    ...{ inum: number, idt: portalDay(issuedAt), val: inRupees(total), pos: shipTo.stateCode ?? "" },
    ...{ rchrg: "N", inv_typ: "R", itms: itemsOf(document) },
  };
};

export const largeInvoice = (document: BookDocument) => {
  const { number, issuedAt, total } = document.facts;
  return { inum: number, idt: portalDay(issuedAt), val: inRupees(total), itms: itemsOf(document, false) };
};

export const noteToRegistered = (document: BookDocument) => {
  const { number, issuedAt, total, shipTo } = document.facts;
  return {
    ...{ nt_num: number, nt_dt: portalDay(issuedAt), ntty: "C", val: inRupees(total) },
    ...{ pos: shipTo.stateCode ?? "", rchrg: "N", inv_typ: "R", itms: itemsOf(document) },
  };
};

export const noteToOther = (document: BookDocument) => {
  const { number, issuedAt, total, shipTo } = document.facts;
  return {
    ...{ nt_num: number, nt_dt: portalDay(issuedAt), ntty: "C", val: inRupees(total) },
    ...{ typ: "B2CL", pos: shipTo.stateCode ?? "", itms: itemsOf(document) },
  };
};
