const small = [
  "Zero",
  "One",
  "Two",
  "Three",
  "Four",
  "Five",
  "Six",
  "Seven",
  "Eight",
  "Nine",
  "Ten",
  "Eleven",
  "Twelve",
  "Thirteen",
  "Fourteen",
  "Fifteen",
  "Sixteen",
  "Seventeen",
  "Eighteen",
  "Nineteen",
];
const tens = ["", "", "Twenty", "Thirty", "Forty", "Fifty", "Sixty", "Seventy", "Eighty", "Ninety"];
const scales: readonly [number, string][] = [
  [1_00_00_000, "Crore"],
  [1_00_000, "Lakh"],
  [1_000, "Thousand"],
  [100, "Hundred"],
];

export const amountText = {
  sum: (rupees: number, paise: number) => {
    const whole = `Rupees ${inWords(rupees)}`;
    if (paise === 0) return `${whole} Only`;
    return rupees === 0 ? `${inWords(paise)} Paise Only` : `${whole} and ${inWords(paise)} Paise Only`;
  },
};

/** A whole number in Indian numbering; crores are counted in words again. */
function inWords(count: number): string {
  if (count < 20) return small[count] ?? "";
  if (count < 100) {
    const unit = count % 10;
    return `${tens[Math.trunc(count / 10)]}${unit === 0 ? "" : `-${small[unit]}`}`;
  }
  const [size, name] = scales.find(([scale]) => count >= scale) ?? [100, "Hundred"];
  const rest = count % size;
  return `${inWords(Math.trunc(count / size))} ${name}${rest === 0 ? "" : ` ${inWords(rest)}`}`;
}
