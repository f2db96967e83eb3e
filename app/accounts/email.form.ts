import * as z from "zod/mini";
import { type ParsedForm, parseFields } from "#ui/form/form-answer.ts";
import { requiredEmail } from "#ui/form/form-fields.ts";
import { fieldsText } from "./account.text.ts";
import type { AccountAnswer } from "./account-answer.ts";

/** An address as accounts have it: in lower case. */
export const accountEmail = () =>
  z.pipe(
    requiredEmail(fieldsText.email),
    z.transform((text) => text.toLowerCase()),
  );
const emailOnly = () => z.object({ email: accountEmail() });

export type EmailAnswer = AccountAnswer<"email">;

export const parseEmail = (form: FormData): ParsedForm<"email", { email: string }> =>
  parseFields<"email", { email: string }>(emailOnly(), ["email"], form);
