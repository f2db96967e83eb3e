import * as z from "zod/mini";
import { type FormAnswer, parseFields, typedFields } from "#ui/form/form-answer.ts";
import {
  optionalEmail,
  optionalLine,
  optionalPhone,
  requiredLine,
  requiredLines,
} from "#ui/form/form-fields.ts";
import { isPhoneLike } from "#values/contact/phone.ts";
import { grievanceText } from "./grievance.text.ts";

const schema = () =>
  z
    .object({
      fullName: requiredLine(120, grievanceText.errors.fullName),
      email: optionalEmail(),
      phone: optionalPhone().check(
        z.refine((text) => text === null || isPhoneLike(text), grievanceText.errors.phone),
      ),
      orderNumber: optionalLine(40),
      body: requiredLines(4000, grievanceText.errors.body),
    })
    .check(
      z.refine(({ email, phone }) => email !== null || phone !== null, {
        error: grievanceText.errors.reach,
        path: ["email"],
      }),
    );

const fields = ["fullName", "email", "phone", "orderNumber", "body"] as const;
export type GrievanceField = (typeof fields)[number];
/** `kept` is the address of the ticket. */
export type GrievanceAnswer = FormAnswer<GrievanceField, string>;

export const grievanceTyped = (form: FormData) => typedFields(fields, form);

export const parseGrievance = (form: FormData) => parseFields(schema(), fields, form);
