import { withoutUnseen } from "#values/text/name-key.ts";
import { monthNames } from "./month-names.ts";

const word = "[\\p{L}\\p{M}]+";
const clock = "\\d{1,2}:\\d{2}(?::\\d{2})?(?:[ \\u202F]?[AP]M)?";

/** '1-3' and '3/2024' as days by a month's name: 01-Mar, 1. Mrz, Mar-24, Sunday, March 1, 2026. */
const namedDays = [
  `^(?:${word},? )?\\d{1,2}(?:\\. ?|[- ])(?<month>${word})[.॰]?(?:,?[- ]\\d{2,4})?(?: ${clock})?$`,
  `^(?:${word},? )?(?<month>${word})[.॰]?[- ]\\d{1,4}(?:, \\d{4})?(?: ${clock})?$`,
].map((form) => new RegExp(form, "iu"));

const marks = [
  // A long number in short: 8.90123E+12.
  /^[+-]?\d(?:[.,]\d+)?E[+-]?\d{1,3}$/i,
  // More digits than a spreadsheet keeps: from the sixteenth on they are noughts.
  /^\d{15}0+$/,
  // Days in figures: 01/03/2026, 1/3/26 0:00:00, 2026-03-01.
  new RegExp(`^\\d{1,2}[/.-]\\d{1,2}[/.-]\\d{2}(?:\\d{2})?(?: ${clock})?$`, "i"),
  /^\d{4}-\d{2}-\d{2}(?:[ T][\d:]+)?$/,
  // '1:30' as a time of day: 01:30:00, 1:30 AM.
  /^\d{1,2}:\d{2}(?::\d{2}|(?::\d{2})?[ \u202F]?[AP]M)$/i,
  // 'true' as an answer.
  /^(?:TRUE|FALSE)$/,
  // What it says where it can't work a cell out, or a column is too narrow.
  /^#(?:N\/A|NAME\?|REF!|VALUE!|NUM!|NULL!|DIV\/0!|ERROR!|SPILL!|CALC!|FIELD!|BUSY!|BLOCKED!|CONNECT!)$/i,
  /^#(?:UNKNOWN!|GETTING_DATA|EXTERNAL!|PYTHON!|TIMEOUT!)$/i,
  /^Err:\d{3}$/i,
  /^#{3,}$/,
];

/** Does a text look like what a spreadsheet makes of one that it takes for a number or a day? */
export function isSpreadsheetMade(text: string): boolean {
  const cell = withoutUnseen(text).trim().normalize("NFC");
  return marks.some((mark) => mark.test(cell)) || namedDays.some((form) => isNamedDay(form.exec(cell)));
}

const isNamedDay = (match: RegExpExecArray | null): boolean =>
  match !== null && monthNames.has(match.groups?.month?.toLowerCase() ?? "");
