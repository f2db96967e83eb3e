import { fieldText } from "#ui/form/form.text.ts";
import type { FieldErrors, FormAnswer } from "#ui/form/form-answer.ts";
import { typedUpiId } from "#values/contact/upi-id.ts";
import { cleanLines, cleanText } from "#values/text/clean-text.ts";
import { textIn } from "#values/text/form-text.ts";
import { hasAtMost } from "#values/text/letters.ts";
import { typedWhole } from "#values/text/typed-whole.ts";
import { isUuid } from "#values/uuid.ts";
import { isFault, type ReturnReason, type ReturnWish, returnReasons, wishesFor } from "../return-request.ts";
import { returnText } from "../returns.text.ts";

export type ReturnField = "pieces" | "reason" | "comment" | "photos" | "wish" | "wishedVariant" | "upiId";

/** What stood in the form: its fields by name, those of the pieces by `returnPiecesField`. */
export type ReturnTyped = Readonly<Record<string, string>>;

export type ReturnAnswer = FormAnswer<ReturnField, undefined, ReturnTyped>;

/** What a buyer asks for, before anybody has looked whether it may be. */
export interface ReturnInput {
  /** Made with the form: what is sent twice is one request. */
  key: string;
  pieces: readonly { orderItemId: string; quantity: number }[];
  reason: ReturnReason;
  comment: string | null;
  wish: ReturnWish;
  wishedVariant: string | null;
  upiId: string | null;
}

const piecesBefore = "pieces:";

export const returnPiecesField = (lineId: string): string => `${piecesBefore}${lineId}`;

const mostComment = 1000;
const mostWished = 200;
const mostLines = 200;

export type ParsedReturn =
  | { kind: "valid"; value: ReturnInput }
  | { kind: "refused"; errors: FieldErrors<ReturnField>; typed: ReturnTyped };

/** All fields but the photos, which are looked at last. */
export function parseReturn(form: FormData): ParsedReturn {
  const pieces = piecesIn(form);
  const reason = returnReasons.find((each) => each === textIn(form, "reason"));
  const wish = wishIn(form, reason);
  const texts = textsIn(form, wish);
  const errors: FieldErrors<ReturnField> = {
    ...(pieces.length === 0 ? { pieces: returnText.errors.pieces } : {}),
    ...(reason ? {} : { reason: returnText.errors.reason }),
    ...texts.errors,
    ...(typeof wish === "string" ? { wish } : {}),
  };
  if (!reason || typeof wish === "string" || Object.keys(errors).length > 0)
    return { kind: "refused", errors, typed: returnTyped(form) };
  const key = textIn(form, "key");
  // Without a key of ours, each sending is a request of its own.
  return {
    kind: "valid",
    value: { key: isUuid(key) ? key : "", pieces, reason, wish: wish.wish, ...texts.value },
  };
}

type Texts = Pick<ReturnInput, "comment" | "wishedVariant" | "upiId">;

/** The words, and what is wrong with those that the wish asks for. */
function textsIn(form: FormData, wish: ReturnType<typeof wishIn>) {
  const errors: FieldErrors<ReturnField> = {};
  const wished = typeof wish === "string" ? undefined : wish.wish;
  const comment = cleanLines(textIn(form, "comment"), mostComment * 10);
  if (!hasAtMost(comment, mostComment)) errors.comment = returnText.commentLong;
  const wishedVariant = cleanText(textIn(form, "wishedVariant"), mostWished + 1);
  if (wished === "exchange" && wishedVariant === "") errors.wishedVariant = returnText.errors.wishedVariant;
  if (wished === "exchange" && !hasAtMost(wishedVariant, mostWished))
    errors.wishedVariant = fieldText.long(mostWished);
  const upi = textIn(form, "upiId").trim();
  const upiId = typedUpiId(upi) ?? null;
  if (upi !== "" && upiId === null) errors.upiId = returnText.errors.upi;
  const value: Texts = {
    comment: comment || null,
    wishedVariant: wished === "exchange" ? wishedVariant : null,
    upiId: wished === "refund" ? upiId : null,
  };
  return { errors, value };
}

function wishIn(form: FormData, reason: ReturnReason | undefined): { wish: ReturnWish } | string {
  const typed = textIn(form, "wish");
  if (typed === "" || !reason) return typed === "" ? returnText.errors.wish : { wish: "refund" };
  const wish = wishesFor(reason).find((each) => each === typed);
  if (wish) return { wish };
  return isFault(reason) ? returnText.errors.wishForFault : returnText.errors.wishForSound;
}

/** Lines with at least one piece to return; a number that is none counts as none. */
function piecesIn(form: FormData): ReturnInput["pieces"] {
  const lines = [...form.keys()].filter((name) => name.startsWith(piecesBefore)).slice(0, mostLines);
  return [...new Set(lines)].flatMap((name) => {
    const quantity = typedWhole(textIn(form, name), 0, 999_999) ?? 0;
    return quantity > 0 ? [{ orderItemId: name.slice(piecesBefore.length), quantity }] : [];
  });
}

/** Ten times what fits, be each letter of ten signs: the photos beside it may be large. */
const longestTyped = 100_000;

/** What was typed and ticked, to show again; files are none of it. */
export function returnTyped(form: FormData): ReturnTyped {
  const fields = [...form].flatMap(([name, value]) =>
    typeof value === "string" && name !== "token" ? [[name, value.slice(0, longestTyped)] as const] : [],
  );
  return Object.fromEntries(fields.slice(0, mostLines + 20));
}
