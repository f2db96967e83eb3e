import type { Permission } from "#accounts/permissions/permissions.ts";
import type { FieldErrors, FormAnswer } from "#ui/form/form-answer.ts";
import { sumRefusal } from "#ui/form/form-fields.ts";
import type { Paise } from "#values/money/money.ts";
import { typedRupees } from "#values/money/typed-rupees.ts";
import { cleanLines } from "#values/text/clean-text.ts";
import { textIn } from "#values/text/form-text.ts";
import { hasAtMost } from "#values/text/letters.ts";
import { typedWhole } from "#values/text/typed-whole.ts";
import type { ReturnResolution } from "../return-request.ts";
import type { CamePieces } from "../settling/answer-return.server.ts";
import { returnAdminText } from "./return-admin.text.ts";

export type ReturnActField = "words" | "pieces" | "way" | "amount" | "instead";
export type ReturnActTyped = Readonly<Record<string, string>>;
export type ReturnActAnswer = FormAnswer<ReturnActField, undefined, ReturnActTyped>;

/** Which of the staff may do each (STAFF-2). */
export const returnActNeeds = {
  approve: "money",
  decline: "money",
  receive: "pack",
  settle: "money",
} as const satisfies Record<string, Permission>;

export type ReturnActName = keyof typeof returnActNeeds;

const mostWords = 1000;

export const returnActTyped = (form: FormData): ReturnActTyped =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value] as const] : [])),
  );

type Read<Value> = { value: Value } | { errors: FieldErrors<ReturnActField> };

/** Words to the customer; null without any. */
export function wordsIn(form: FormData, areNeeded: boolean): Read<string | null> {
  const words = cleanLines(textIn(form, "words"), mostWords * 10);
  if (!hasAtMost(words, mostWords)) return { errors: { words: returnAdminText.errors.wordsLong } };
  return areNeeded && words === ""
    ? { errors: { words: returnAdminText.errors.words } }
    : { value: words || null };
}

const receivedField = "received:";
const resellableField = "resellable:";

const certifiedField = "certified:";
const certificateField = "certificate:";

/** Says that a line's certificates could be ticked. */
export const tickedField = (lineId: string): string => certifiedField + lineId;
/** Holds the certificate's line where it is ticked. */
export const certificateBox = (code: string): string => certificateField + code;

export const cameField = (lineId: string): string => receivedField + lineId;
export const sellableField = (lineId: string): string => resellableField + lineId;

/** What came of each line, and what of it can be sold again. */
export function cameIn(form: FormData): Read<CamePieces[]> {
  // A line that is named twice has come once.
  const names = new Set([...form.keys()].filter((name) => name.startsWith(receivedField)));
  const lines = [...names].slice(0, 200);
  const came = lines.map((name): CamePieces => {
    const orderItemId = name.slice(receivedField.length);
    const number = (field: string) => {
      const text = textIn(form, field);
      return text.trim() === "" ? 0 : (typedWhole(text, 0, 999_999) ?? Number.NaN);
    };
    const pieces = { orderItemId, received: number(name), resellable: number(sellableField(orderItemId)) };
    return form.has(tickedField(orderItemId))
      ? { ...pieces, certificates: tickedOf(form, orderItemId) }
      : pieces;
  });
  const isWrong = came.some(({ received, resellable }) => Number.isNaN(received + resellable));
  if (isWrong || came.every(({ received }) => received === 0))
    return { errors: { pieces: returnAdminText.errors.pieces } };
  if (came.some(({ received, resellable }) => resellable > received))
    return { errors: { pieces: returnAdminText.errors.resellable } };
  return came.some(({ received, certificates = [] }) => certificates.length > received)
    ? { errors: { pieces: returnAdminText.errors.certificates } }
    : { value: came };
}

const tickedOf = (form: FormData, orderItemId: string): string[] =>
  [...form].flatMap(([name, value]) =>
    name.startsWith(certificateField) && value === orderItemId ? [name.slice(certificateField.length)] : [],
  );

type Way =
  | { resolution: "refund" | "refund_by_hand"; amount: Paise }
  | { resolution: "exchange"; chosen: { productId: string; variantId: string | null } }
  | { resolution: "replacement" | "nothing" };

/** How the owner settles, as it was chosen and typed. */
export function wayIn(form: FormData): Read<Way> {
  const way = textIn(form, "way");
  if (way === "refund" || way === "refund_by_hand") {
    const typed = textIn(form, "amount");
    const amount = typedRupees(typed);
    return amount
      ? { value: { resolution: way, amount } }
      : { errors: { amount: sumRefusal(typed, returnAdminText.errors.amount) } };
  }
  if (way === "exchange") {
    const chosen = chosenIn(textIn(form, "instead"));
    return chosen
      ? { value: { resolution: way, chosen } }
      : { errors: { instead: returnAdminText.errors.instead } };
  }
  return way === "replacement" || way === "nothing"
    ? { value: { resolution: way } }
    : { errors: { way: returnAdminText.errors.way } };
}

/** A product, or a variant of it, as the form's list names it. */
export const insteadValue = (productId: string, variantId: string | null): string =>
  variantId === null ? productId : `${productId}/${variantId}`;

function chosenIn(value: string): { productId: string; variantId: string | null } | undefined {
  if (!/^[\w-]{1,64}(\/[\w-]{1,64})?$/.test(value)) return undefined;
  const [productId = "", variantId = null] = value.split("/");
  return { productId, variantId };
}

/** The ways that are offered, in their order. */
export const wayOrder: readonly ReturnResolution[] = [
  "refund",
  "replacement",
  "exchange",
  "refund_by_hand",
  "nothing",
];
