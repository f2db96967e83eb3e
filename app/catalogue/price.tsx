import { MoneySum } from "#ui/media/money-sum.tsx";
import { type Paise, rupeesAndPaise } from "#values/money/money.ts";
import { priceWords } from "./product.text.ts";

interface FormerPriceProps {
  /** As it is written, such as that of several pieces. */
  text: string;
  className?: string;
}

/** A price that no longer holds: struck through, and a screen reader says so. */
export const FormerPrice = ({ text, className = "" }: FormerPriceProps) => (
  <s className={`whitespace-nowrap text-ink-2 decoration-1 ${className}`}>
    <span className="sr-only">{priceWords.was}</span>
    {text}
  </s>
);

interface PriceProps {
  price: Paise;
  /** It is the lowest of several. */
  priceVaries?: boolean | undefined;
  /** What it was before, while a sale runs. */
  was?: Paise | undefined;
  /** The size of the price; the former one stands smaller beside it. */
  className: string;
  wasClassName: string;
}

/** What a product costs, to the paisa where it has paise, with the price before where a sale runs. */
export function Price({ price, priceVaries, was, className, wasClassName }: PriceProps) {
  const now = (
    <MoneySum amount={price} className={was === undefined ? className : `text-geru ${className}`} />
  );
  if (was === undefined && !priceVaries) return now;
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      {priceVaries && <span className={wasClassName}>{priceWords.from}</span>}
      {now} {was !== undefined && <FormerPrice text={rupeesAndPaise(was)} className={wasClassName} />}
    </span>
  );
}
