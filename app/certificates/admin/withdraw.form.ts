import * as z from "zod/mini";
import { type FormAnswer, type ParsedForm, parseFields } from "#ui/form/form-answer.ts";
import { requiredLines } from "#ui/form/form-fields.ts";
import { recordVersion } from "#ui/form/record-fields.ts";
import { certificateAdminText } from "./certificate-admin.text.ts";

/** Why the owner voids a certificate, which she saw in this version. */
export interface Withdrawal {
  version: number;
  why: string;
}

const fields = ["why", "version"] as const;
export type WithdrawField = (typeof fields)[number];
export type WithdrawAnswer = FormAnswer<WithdrawField>;

const mostWhy = 300;

const schema = z.object({
  version: recordVersion,
  why: requiredLines(mostWhy, () => certificateAdminText.errors.why),
});

export const parseWithdrawal = (form: FormData): ParsedForm<WithdrawField, Withdrawal> =>
  parseFields<WithdrawField, Withdrawal>(schema, fields, form);
