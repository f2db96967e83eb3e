import { type Paise, rupees } from "#values/money/money.ts";

interface MoneyProps {
  amount: Paise;
  className?: string;
}

/** A price as the storefront writes it: ₹1,234, in the display face. Sized by `className`. */
export const Money = ({ amount, className }: MoneyProps) => (
  <Figures text={rupees(amount)} className={className} />
);

/** The same for money that is written already. */
export function Figures({ text, className = "" }: { text: string; className?: string }) {
  const [sign = "", figures = ""] = splitSign(text);
  return (
    <span className={`font-display leading-tight font-medium whitespace-nowrap ${className}`}>
      <span className="mr-[0.07em]">{sign}</span>
      {figures}
    </span>
  );
}

/** Eczar sets ₹ tight against the first figure; the sign stands in its own span to get air. */
function splitSign(text: string): [string, string] {
  const end = text.indexOf("₹") + 1;
  return [text.slice(0, end), text.slice(end)];
}
