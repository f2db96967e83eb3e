import { isLanguage, type Language } from "#values/language/language.ts";
import { typedWhole } from "#values/text/typed-whole.ts";
import { monthInEnglish, monthTyped } from "#values/time/typed-month.ts";
import { type LabelPaper, mostLabels } from "./label-papers.ts";
import { printLabelsText } from "./print-labels.text.ts";

/** Which labels are to be printed. */
export interface LabelsAsked {
  pieces: number;
  paper: LabelPaper;
  /** The variant's key. */
  variant: string | null;
  /** In English; null: the product's own. */
  month: string | null;
  language: Language;
}

/** The labels of an address, or its error. */
export function parseLabels(
  asked: URLSearchParams,
): { ok: true; labels: LabelsAsked } | { ok: false; error: string } {
  const pieces = typedWhole(asked.get("pieces") ?? "1", 1, mostLabels);
  if (pieces === undefined) return { ok: false, error: printLabelsText.wrong.pieces };
  const typed = (asked.get("month") ?? "").trim();
  const month = monthTyped(typed);
  if (typed !== "" && month === undefined) return { ok: false, error: printLabelsText.wrong.month };
  const language = asked.get("language") ?? "";
  return {
    ok: true,
    labels: {
      pieces,
      paper: asked.get("paper") === "roll" ? "roll" : "a4",
      variant: asked.get("v"),
      month: month === undefined ? null : monthInEnglish(month),
      language: isLanguage(language) ? language : "en",
    },
  };
}
