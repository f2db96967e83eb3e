import * as z from "zod/mini";
import { type FormAnswer, parseFields } from "#ui/form/form-answer.ts";
import { requiredLine } from "#ui/form/form-fields.ts";
import { tallyText } from "../tally.text.ts";
import { type LedgerKind, type Ledgers, ledgerKinds } from "./ledgers.ts";

/** As long as a name in Tally gets. */
const longest = 100;
const name = requiredLine(longest, () => tallyText.missing);

const schema = z.object({
  buyers: name,
  sales: name,
  untaxed: name,
  cgst: name,
  sgst: name,
  igst: name,
  rounding: name,
  card: name,
  cash: name,
  bank: name,
  fees: name,
  feeTax: name,
  courier: name,
});

export type LedgersAnswer = FormAnswer<LedgerKind>;

export const parseLedgers = (form: FormData) => parseFields<LedgerKind, Ledgers>(schema, ledgerKinds, form);
