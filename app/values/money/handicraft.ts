import { longDay } from "../time/date-time.ts";
import { type GstRate, typedHsn } from "./gst.ts";
import { handicraftText } from "./handicraft.text.ts";

interface Listed {
  /** Chapters, headings and tariff items; what begins so is meant. */
  codes: string;
  rate: GstRate;
}

/**
 * What handicraft goods bear in all, by Notification 13/2025-Central Tax (Rate) of 17 September 2025, which
 * gives Notification 21/2018 a new table, and by its twin for integrated tax. It means what of a heading is
 * made by hand, which a code does not say: this advises, and decides nothing.
 */
const handicraftList: { source: string; since: string; rates: readonly Listed[] } = {
  source: "Notification 13/2025-Central Tax (Rate)",
  since: "2025-09-22",
  rates: [
    { codes: "3406 420222 420229 42023110 42023190 420232 420239 4414 4416 4420 44219990", rate: "5" },
    { codes: "45039090 450490 4601 4602 4823 5607 5609 57 58043000 5805 580810 5810", rate: "5" },
    { codes: "6117 6214 6802 68159990 69120010 69120020 69139000 70099200 70189010 70200090", rate: "5" },
    { codes: "73269099 741999 76169990 8306 940510 940150 940380 9503 9504 9601 9602 9701 9703", rate: "5" },
    { codes: "71131110 7117", rate: "3" },
  ],
};

/**
 * What else somebody without registration may send to another state, made predominantly by hand: the table of
 * Notification 3/2018-Integrated Tax of 22 October 2018 (and of 56/2018-Central Tax, which rule 138 of the
 * CGST Rules means), beside the list above. Chapter 61 stands in it for theatre costumes alone, and not here.
 */
const craftsmensList = [
  "4201 4202 4203 4415 4416 4419 4420 4421 46 4823 50 52 54 5605 57 58 62 63",
  "6403 6405 68 6901 6909 6911 6912 6913 6914 7418 8306 92 94 96 9503 97",
].join(" ");

/** A code of four digits may mean what the list has with more of them. */
const isOf = (hsn: string, code: string): boolean => hsn.startsWith(code) || code.startsWith(hsn);

/** What the list gives a code that it names, or names a part of. */
export const handicraftRate = (hsn: string): GstRate | undefined =>
  hsn.length < 4
    ? undefined
    : handicraftList.rates.find(({ codes }) => codes.split(" ").some((code) => isOf(hsn, code)))?.rate;

/**
 * May goods of this code be handicraft to the law that lets a shop without registration send them to another
 * state? Whether they are made by hand, no code says.
 */
export const mayBeHandicraft = (hsn: string): boolean =>
  handicraftRate(hsn) !== undefined ||
  (hsn.length >= 4 && craftsmensList.split(" ").some((code) => isOf(hsn, code)));

/** Beside a code as it is typed: its rate if it is made by hand, since when, and who says so. */
export function handicraftHint(typed: string): string | undefined {
  const rate = handicraftRate(typedHsn(typed));
  const { source, since } = handicraftList;
  return rate && handicraftText.hint(rate, longDay(since), source);
}
