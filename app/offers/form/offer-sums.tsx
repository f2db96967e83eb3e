import { rupeesAndPaise } from "#values/money/money.ts";
import type { offerSums } from "../offer.ts";
import { offerFormText as text } from "../writing/offer-form.text.ts";

/** What the lines come to while they are typed. */
export function OfferSums({ sums }: { sums: ReturnType<typeof offerSums> }) {
  return (
    <output aria-label={text.total} className="block border-y border-ink py-2 text-sm">
      <Sum label={text.subtotal} amount={rupeesAndPaise(sums.subtotal)} />
      <Sum label="Shipping" amount={sums.shippingCost === 0 ? "Free" : rupeesAndPaise(sums.shippingCost)} />
      <Sum label={text.total} amount={rupeesAndPaise(sums.total)} isLast />
    </output>
  );
}

const Sum = ({ label, amount, isLast = false }: { label: string; amount: string; isLast?: boolean }) => (
  <span className={`flex justify-between gap-4 tabular-nums ${isLast ? "text-md font-semibold" : ""}`}>
    <span>{label}</span>
    <span>{amount}</span>
  </span>
);
