import * as z from "zod/mini";
import { type FormAnswer, parseFields } from "#ui/form/form-answer.ts";
import { requiredLine } from "#ui/form/form-fields.ts";
import { isSecretForm, typedSigns } from "../certificate-code.ts";
import { certificateText } from "./certificate.text.ts";

const fields = ["secret"] as const;
export type ClaimField = (typeof fields)[number];
export type ClaimAnswer = FormAnswer<ClaimField>;

/** Made for each form: a refusal is in the language of its sender. */
const schema = ({ errors: say }: Pick<typeof certificateText, "errors">) =>
  z.object({
    secret: z
      .pipe(requiredLine(60, say.missing), z.transform(typedSigns))
      .check(z.refine((secret) => secret === "" || isSecretForm(secret), say.form)),
  });

/** The secret that the piece's owner types, as it is stored. */
export const parseClaim = (form: FormData) =>
  parseFields<ClaimField, { secret: string }>(schema(certificateText), fields, form);
