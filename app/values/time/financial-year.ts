const indiaAheadOfUtc = (5 * 60 + 30) * 60 * 1000;

/** The Indian financial year of a moment, April to March in India: '26-27' for 21 November 2026. */
export function financialYear(moment: Date): string {
  const inIndia = new Date(moment.getTime() + indiaAheadOfUtc);
  const april = 3;
  const first = inIndia.getUTCFullYear() - (inIndia.getUTCMonth() < april ? 1 : 0);
  return `${twoDigits(first)}-${twoDigits(first + 1)}`;
}

const twoDigits = (year: number): string => String(year % 100).padStart(2, "0");
