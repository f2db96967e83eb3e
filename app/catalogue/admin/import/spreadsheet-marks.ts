const month = "(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)[a-z]*";

const marks = [
  // A long number in short: 8.90123E+12.
  /^[+-]?\d(?:[.,]\d+)?E[+-]?\d{1,3}$/i,
  // More digits than a spreadsheet keeps: from the sixteenth on they are noughts.
  /^\d{15}0+$/,
  // '1-3' and '3/2024' as days: 01-Mar, Mar-24, 01-Mar-2026, 01/03/2026, 2026-03-01.
  new RegExp(`^\\d{1,2}[- ]${month}(?:[- ]\\d{2,4})?$`, "i"),
  new RegExp(`^${month}[- ]\\d{1,4}$`, "i"),
  /^\d{1,2}[/.-]\d{1,2}[/.-]\d{2}(?:\d{2})?$/,
  /^\d{4}-\d{2}-\d{2}(?:[ T][\d:]+)?$/,
  // What it says where it can't work a cell out, or a column is too narrow.
  /^#(?:N\/A|NAME\?|REF!|VALUE!|NUM!|NULL!|DIV\/0!|ERROR!|SPILL!|CALC!)$/i,
  /^#{3,}$/,
];

/** Does a text look like what a spreadsheet makes of one that it takes for a number or a day? */
export const isSpreadsheetMade = (text: string): boolean => marks.some((mark) => mark.test(text.trim()));
