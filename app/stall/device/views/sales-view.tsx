import { rupeesAndPaise } from "#values/money/money.ts";
import { dayOfYear } from "#values/time/date-time.ts";
import { indianDay } from "#values/time/indian-day.ts";
import { saleNumber } from "../../sale/stall-sale.ts";
import type { SaleKey } from "../rules/counter.ts";
import { inSaleOrder, type KeptSale, salesOn, takenInBy } from "../rules/kept-sale.ts";
import { receiptText, setUpText, stallText, salesText as text } from "../stall-device.text.ts";
import { BackButton, ScreenPart, StallSign, Sum } from "./parts.tsx";

interface SalesProps {
  sales: readonly KeptSale[];
  now: Date;
  /** Without the goods, of a device that was signed off. */
  isReadAlone: boolean;
  open: (sale: SaleKey) => void;
  back: () => void;
  send: () => void;
  ready: () => void;
}

/** Today's sales with what they come to, and what of earlier days the shop has not yet. */
export function SalesView({ sales, now, isReadAlone, open, back, send, ready }: SalesProps) {
  const today = indianDay(now);
  const ofToday = salesOn(today, sales);
  const earlier = sales
    .filter(({ state, at }) => state === "waiting" && indianDay(new Date(at)) !== today)
    .sort((one, other) => inSaleOrder(other, one));
  return (
    <ScreenPart
      title={text.title}
      back={isReadAlone ? undefined : <BackButton label={stallText.toStall} go={back} />}
    >
      <dl className="tallies">
        <Tally name={text.cashSoFar} of={takenInBy("cash", ofToday)} />
        <Tally name={text.upiSoFar} of={takenInBy("upi", ofToday)} />
      </dl>
      <Rows sales={ofToday} open={open} />
      {ofToday.length === 0 && <p className="lone">{text.none}</p>}
      {earlier.length > 0 && (
        <>
          <h2>{text.earlier}</h2>
          <Rows sales={earlier} open={open} hasDay />
        </>
      )}
      {!isReadAlone && (
        <div className="two">
          <button type="button" onClick={send}>
            {text.send}
          </button>
          <button type="button" onClick={ready}>
            {setUpText.start}
          </button>
        </div>
      )}
    </ScreenPart>
  );
}

const Tally = ({ name, of }: { name: string; of: ReturnType<typeof takenInBy> }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <Sum of={of} className="large" />
    </dd>
  </div>
);

const signs = { open: "wait", waiting: "wait", kept: "check", booked: "check", trouble: "eye" } as const;

interface RowsProps {
  sales: readonly KeptSale[];
  open: (sale: SaleKey) => void;
  hasDay?: boolean;
}

const Rows = ({ sales, open, hasDay = false }: RowsProps) => (
  <ul className="sales">
    {sales.map((sale) => (
      <li key={sale.id}>
        <button type="button" onClick={() => open(sale)}>
          <span>
            <b>{saleNumber(sale.letter, sale.year, sale.counter)}</b>
            {hasDay && <small>{dayOfYear(indianDay(new Date(sale.at)))}</small>}
          </span>
          <span className="sale-way">{sale.isVoid ? receiptText.voided : text.ways[sale.pay]}</span>
          <span className={`sale-state ${sale.state}`}>
            <StallSign of={signs[sale.state]} />
            {text.states[sale.state]}
          </span>
          <b className="sum">{rupeesAndPaise(sale.total)}</b>
        </button>
      </li>
    ))}
  </ul>
);
