import { Link } from "#ui/link.tsx";
import { Figures } from "#ui/media/money.tsx";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { grouped } from "#values/text/grouped.ts";
import { moneyText as text } from "./money.text.ts";
import type { FigureSum, MoneyFigure } from "./money-figures.ts";

interface FigureCardProps {
  figure: MoneyFigure;
  sum: FigureSum;
  to: string;
}

/** A figure, what it counts, and the list behind it: the whole card is the link. */
export const FigureCard = ({ figure, sum: { rows, amount, tax, late }, to }: FigureCardProps) => (
  <div className="relative px-4 py-3 hover:bg-fold">
    <dt>
      <Link
        to={to}
        prefetch="intent"
        className="font-semibold underline decoration-geru after:absolute after:inset-0"
      >
        {text.figures[figure]}
      </Link>
    </dt>
    <dd>
      <Figures text={rupeesExact(amount)} className="text-xl md:text-2xl" />
    </dd>
    {tax > 0 && <dd className="text-sm text-ink-2">{text.gst(rupeesExact(tax))}</dd>}
    {late > 0 && <dd className="text-sm font-semibold text-geru">{text.late(grouped(late), late === 1)}</dd>}
    <dd className="mt-1 text-sm text-ink-2">
      {rows > 0 && isOfOrders(figure) && `${text.orders(grouped(rows), rows === 1)} `}
      {text.counts[figure]}
    </dd>
  </div>
);

/** Is each row an order? A settlement has many. */
const isOfOrders = (figure: MoneyFigure): boolean => figure === "courier";
