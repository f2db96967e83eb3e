import { useEffect, useState } from "react";
import { type Paise, rupeesAndPaise } from "#values/money/money.ts";
import { longDate, longDay } from "#values/time/date-time.ts";
import type { StallList } from "../../sale/stall-list.ts";
import { saleNumber } from "../../sale/stall-sale.ts";
import { basketBill } from "../rules/basket.ts";
import {
  type CounterStep,
  isStallSaleOf,
  type SaleKey,
  type Screen,
  type StallCounter,
  screenOf,
} from "../rules/counter.ts";
import { type KeptSale, soldAt } from "../rules/kept-sale.ts";
import { receiptOf } from "../rules/receipt.ts";
import { isOldList } from "../rules/sale-moment.ts";
import { sellText, stallText } from "../stall-device.text.ts";
import type { DeviceState } from "../work/device-state.ts";
import type { SaleOutcome } from "../work/sell.ts";
import type { StallActs } from "./acts.ts";
import { CashView } from "./cash-view.tsx";
import { GoodsView } from "./goods-view.tsx";
import { ReceiptView } from "./receipt-view.tsx";
import { UpiView } from "./upi-view.tsx";

interface CounterProps {
  state: DeviceState;
  list: StallList;
  counter: StallCounter;
  step: (step: CounterStep) => void;
  acts: StallActs;
}

/** Where somebody sells: goods, how they are paid, and the receipt. */
export function CounterView({ state, list, counter, step, acts }: CounterProps) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { screen, basket, saleId } = counter;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was wrong is nothing on the next screen
  useEffect(() => setProblem(undefined), [screen, basket]);
  const sale = "sale" in screen ? state.sales.find(isStallSaleOf(screen.sale)) : undefined;
  const go = (to: Screen) => step({ kind: "go", screen: to });
  const toGoods = () => go({ at: "goods" });
  const next = (to: Screen) => step({ kind: "next", saleId: acts.newId(), screen: to });
  const take = async (press: () => Promise<SaleOutcome>, done: (sale: KeptSale) => void) => {
    if (isBusy) return;
    setBusy(true);
    const outcome = await press();
    setBusy(false);
    if (outcome.kind === "kept") done(outcome.sale);
    else setProblem(problemOf(outcome, acts.now(), list));
  };
  const sell = (pay: "cash" | "upi", given: Paise | null) =>
    take(
      () => acts.sell({ id: saleId, basket, pay, given }),
      (made) => next({ at: screenOf[made.state], sale: keyOf(made) }),
    );
  const { total } = basketBill(basket, list);
  if (screen.at === "cash" && total > 0)
    return (
      <CashView
        total={total}
        given={counter.given}
        isBusy={isBusy}
        problem={problem}
        type={(text) => step({ kind: "typed", field: "given", text })}
        back={toGoods}
        sold={(given) => void sell("cash", given)}
      />
    );
  const saleList = sale && (state.lists.find(({ id }) => id === sale.listId) ?? list);
  if (screen.at === "upi" && sale?.state === "open" && saleList)
    return (
      <UpiView
        sale={sale}
        shop={saleList.shop}
        reference={counter.reference}
        isBusy={isBusy}
        problem={problem}
        type={(text) => step({ kind: "typed", field: "reference", text })}
        paid={(paid) =>
          void take(
            () => acts.finish(sale, paid),
            (made) => go({ at: "receipt", sale: keyOf(made) }),
          )
        }
        throwAway={() => void take(() => acts.discard(sale), toGoods)}
      />
    );
  if (sale && sale.state !== "open" && saleList)
    return <ReceiptView receipt={receiptOf(sale, saleList)} next={toGoods} />;
  return (
    <>
      <Notices {...{ state, list, now: acts.now(), go }} />
      <GoodsView
        list={list}
        basket={basket}
        sold={soldAt(list.stall.id, state.sales, state.lists)}
        problem={problem}
        change={(key, by) => step({ kind: "pieces", key, step: by })}
        pay={{ cash: () => go({ at: "cash" }), upi: () => void sell("upi", null) }}
        empty={() => next({ at: "goods" })}
      />
    </>
  );
}

const keyOf = ({ letter, year, counter }: SaleKey): SaleKey => ({ letter, year, counter });

interface NoticesProps {
  state: DeviceState;
  list: StallList;
  now: Date;
  go: (screen: Screen) => void;
}

/** Sales that were left open, and a list of another day. */
const Notices = ({ state: { sales }, list, now, go }: NoticesProps) => (
  <>
    {isOldList(now, list.madeOn) && <p className="warning">{stallText.oldList(longDay(list.madeOn))}</p>}
    {sales
      .filter(({ state }) => state === "open")
      .map((sale) => (
        <p key={sale.id} className="warning">
          {sellText.open(saleNumber(sale.letter, sale.year, sale.counter), rupeesAndPaise(sale.total))}{" "}
          <button type="button" className="text-button" onClick={() => go({ at: "upi", sale: keyOf(sale) })}>
            {sellText.goOn}
          </button>
        </p>
      ))}
  </>
);

function problemOf(outcome: Exclude<SaleOutcome, { kind: "kept" }>, now: Date, list: StallList): string {
  switch (outcome.kind) {
    case "failed":
      return stallText.failures[outcome.failure];
    case "done":
      return stallText.failures.done;
    case "trouble":
      if (outcome.trouble === "large") return sellText.large;
      if (outcome.trouble === "early") return sellText.early(longDate(now), longDay(list.madeOn));
      return stallText.failures.refused;
  }
}
