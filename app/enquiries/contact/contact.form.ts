import * as z from "zod/mini";
import { type FieldErrors, type FormAnswer, parseFields, typedFields } from "#ui/form/form-answer.ts";
import { optionalPhone, requiredEmail, requiredLine, requiredLines } from "#ui/form/form-fields.ts";
import type { ToastContent } from "#ui/overlay/toast-queue.ts";
import { contactText } from "./contact.text.ts";

/** A visitor's checked message. Optional facts are null. */
export interface ContactMessage {
  fullName: string;
  email: string;
  phone: string | null;
  message: string;
}

const schema = () =>
  z.object({
    fullName: requiredLine(120, contactText.errors.fullName),
    email: requiredEmail(contactText.errors.email),
    phone: optionalPhone(),
    message: requiredLines(4000, contactText.errors.message),
  });

const fields = ["fullName", "email", "phone", "message"] as const;
export type ContactField = (typeof fields)[number];
export type ContactAnswer = FormAnswer<ContactField>;

export const contactTyped = (form: FormData) => typedFields(fields, form);

export const parseContact = (form: FormData) => parseFields(schema(), fields, form);

/** The notice besides the errors at the fields: the missing ones (ENQUIRY-11), else the wrong ones. */
export function contactNotice(errors: FieldErrors<ContactField>): ToastContent {
  const isMissing = (["fullName", "email", "message"] as const).some(
    (field) => errors[field] === contactText.errors[field],
  );
  const wrong = fields.map((field) => errors[field]).find(Boolean);
  return isMissing ? contactText.missing : { title: contactText.failed.title, text: wrong };
}
