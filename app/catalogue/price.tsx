import { Money } from "#ui/media/money.tsx";
import { type Paise, rupees } from "#values/money/money.ts";

interface FormerPriceProps {
  /** In words: who needs paise brings them, and every first visit is spared the making of them. */
  text: string;
  className?: string;
}

/** A price that no longer holds: struck through, and said so to whoever hears the page. */
export const FormerPrice = ({ text, className = "" }: FormerPriceProps) => (
  <s className={`whitespace-nowrap text-ink-2 decoration-1 ${className}`}>
    <span className="sr-only">Was </span>
    {text}
  </s>
);

interface PriceProps {
  price: Paise;
  /** What it was before, while a sale runs. */
  was?: Paise | undefined;
  /** The size of the price; the former one stands smaller beside it. */
  className: string;
  wasClassName: string;
}

/** What a product costs, with the price before where a sale runs. */
export function Price({ price, was, className, wasClassName }: PriceProps) {
  if (was === undefined) return <Money amount={price} className={className} />;
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      <Money amount={price} className={`text-geru ${className}`} />{" "}
      <FormerPrice text={rupees(was)} className={wasClassName} />
    </span>
  );
}
