import type { Standing } from "../standing.ts";
import { standingText } from "./own-offer.text.ts";

/** The notice above an offer that is not open. */
export function standingWords(
  standing: Exclude<Standing, "open">,
  { validUntil }: { validUntil: string | null },
): { title: string; text: string } {
  const { title, text } = standingText[standing];
  if (standing !== "expired" || validUntil === null) return { title, text };
  return { title, text: standingText.expired.textOn(validUntil) };
}
