import { withOption } from "#catalogue/options/variant.ts";
import type { FieldErrors } from "#ui/form/form-answer.ts";
import type { ReturnTerms } from "#values/return-terms.ts";
import { isDamageLate, isReturnOpen, lastReturnDay } from "#values/time/return-window.ts";
import { type ReturnKind, returnKindOf } from "../return-request.ts";
import { type LineStanding, returnablePieces } from "../returnable-line.ts";
import { returnText } from "../returns.text.ts";
import type { ReturnField, ReturnInput } from "./return-request.form.ts";

type JudgedLine = LineStanding & { id: string; productName: string; optionText: string | null };

/** An order, as far as its return depends on it. */
export interface ReturnableOrder<Line extends JudgedLine = JudgedLine> {
  lines: readonly Line[];
  /** Null while no one knows; nothing is over then. */
  deliveredAt: Date | null;
  terms: ReturnTerms;
  /** It was cancelled. */
  isLost: boolean;
}

/** Why nothing of an order comes back, whatever its buyer asks for. */
export type ReturnsClosed = "lost" | "not-arrived" | "nothing-left" | "rest-to-come";

export const closedWords = (why: ReturnsClosed): string =>
  ({
    lost: returnText.lost,
    "not-arrived": returnText.notArrived,
    "nothing-left": returnText.nothingLeft,
    "rest-to-come": returnText.restToCome,
  })[why];

export function whyClosed({ isLost, lines }: ReturnableOrder): ReturnsClosed | undefined {
  if (isLost) return "lost";
  if (lines.every(({ arrived }) => arrived === 0)) return "not-arrived";
  if (lines.some((line) => returnablePieces(line, "damage") > 0)) return undefined;
  return lines.some(({ arrived, quantity }) => arrived < quantity) ? "rest-to-come" : "nothing-left";
}

export type JudgedReturn =
  | { ok: true; kind: ReturnKind; isLate: boolean }
  | { ok: false; errors: FieldErrors<ReturnField> };

/** May it come back, by what was bought, what arrived, and the time that has passed (RETURN-3, RETURN-4)? */
export function judgeReturn(
  { lines, deliveredAt, terms }: ReturnableOrder,
  { pieces, reason, wish }: Pick<ReturnInput, "pieces" | "reason" | "wish">,
  now: Date,
): JudgedReturn {
  const kind = returnKindOf(reason, wish);
  const arrivedAt = deliveredAt ?? now;
  const isLate = kind === "damage" && isDamageLate(arrivedAt, terms, now);
  if (kind !== "damage" && !isReturnOpen(arrivedAt, terms, now)) {
    const last = lastReturnDay(arrivedAt, terms);
    return { ok: false, errors: { reason: last ? returnText.over(last) : returnText.noReturns } };
  }
  const wrong = pieces.map((piece) => tooMany(lines, piece, kind)).find((error) => error !== undefined);
  return wrong === undefined ? { ok: true, kind, isLate } : { ok: false, errors: { pieces: wrong } };
}

function tooMany(
  lines: readonly JudgedLine[],
  { orderItemId, quantity }: ReturnInput["pieces"][number],
  kind: ReturnKind,
): string | undefined {
  const line = lines.find(({ id }) => id === orderItemId);
  if (!line) return returnText.errors.pieces;
  const open = returnablePieces(line, kind);
  const { tooMany: words } = returnText.errors;
  return quantity > open ? words(withOption(line.productName, line.optionText), open) : undefined;
}
