const hindiDigits = /[०-९]/g;

/** A text with Hindi's digits, as many a keyboard writes them, as 0 to 9. */
export const latinDigits = (text: string): string =>
  text.replace(hindiDigits, (digit) => String(digit.charCodeAt(0) - 0x0966));
