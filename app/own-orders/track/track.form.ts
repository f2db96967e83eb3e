import * as z from "zod/mini";
import { isOrderNumber } from "#orders/order.ts";
import { type FormAnswer, parseFields, typedFields } from "#ui/form/form-answer.ts";
import { requiredEmail, requiredLine } from "#ui/form/form-fields.ts";
import { plainLetters } from "#values/text/plain-letters.ts";
import { trackText } from "./track.text.ts";

const fields = ["orderNumber", "email"] as const;
export type TrackField = (typeof fields)[number];
export type TrackAnswer = FormAnswer<TrackField>;

export interface TrackRequest {
  orderNumber: string;
  email: string;
}

/** As people copy it: in small letters, with blanks or another dash, without its beginning. */
function orderNumberFrom(typed: string): string {
  const plain = plainLetters(typed).replaceAll(/[\s#]/g, "");
  const digits = /^(?:jc)?[-_]*(\d+)$/.exec(plain)?.[1];
  return digits === undefined ? plain : `JC-${digits}`;
}

const schema = () =>
  z.object({
    orderNumber: z
      .pipe(requiredLine(40, trackText.errors.orderNumberMissing), z.transform(orderNumberFrom))
      .check(z.refine(isOrderNumber, trackText.errors.orderNumber)),
    email: requiredEmail(trackText.errors.email),
  });

export const parseTrack = (form: FormData) => parseFields<TrackField, TrackRequest>(schema(), fields, form);

export const trackTyped = (form: FormData) => typedFields(fields, form);
