import { useEffect, useReducer } from "react";
import type { Language } from "#values/language/language.ts";
import { afterStep, type CounterStep, isStallSaleOf, resumed, type StallCounter } from "../rules/counter.ts";
import { receiptOf } from "../rules/receipt.ts";
import { stallText, unableText } from "../stall-device.text.ts";
import { type DeviceState, listOf } from "../work/device-state.ts";
import type { StallActs } from "./acts.ts";
import { CounterView } from "./counter-view.tsx";
import { StallFrame } from "./frame.tsx";
import { ScreenPart } from "./parts.tsx";
import { ReceiptView } from "./receipt-view.tsx";
import { SalesView } from "./sales-view.tsx";
import { ReadyView, UnpairedView } from "./set-up-view.tsx";

interface StallProps {
  state: DeviceState;
  acts: StallActs;
  speak: (language: Language) => void;
  /** Of this tab, as it was before the page was loaded anew. */
  kept: StallCounter;
  keep: (counter: StallCounter) => void;
}

/** The stall on a phone: one screen at a time. */
export function StallApp(props: StallProps) {
  const { state, speak, acts } = props;
  if (state.phase === "running") return <RunningStall {...props} />;
  return (
    <StallFrame state={state} now={acts.now()} speak={speak} toSales={undefined}>
      {state.phase === "opening" ? (
        <main className="screen">
          <p className="lone">{stallText.opening}</p>
        </main>
      ) : (
        <ScreenPart title={unableText.title}>
          <p>{unableText[state.phase]}</p>
        </ScreenPart>
      )}
    </StallFrame>
  );
}

function RunningStall({ state, acts, speak, kept, keep }: StallProps) {
  const [counter, step] = useReducer(afterStep, kept, (before) => resumed(before, state.sales, acts.newId()));
  useEffect(() => keep(counter), [counter, keep]);
  const { screen } = counter;
  const { device } = state;
  const canSell = device !== undefined && !device.isSignedOff && listOf(state) !== undefined;
  const isOnSales = screen.at === "sales";
  const toSales = () => step({ kind: "go", screen: { at: isOnSales ? "goods" : "sales" } });
  return (
    <StallFrame state={state} now={acts.now()} speak={speak} toSales={canSell ? toSales : undefined}>
      <ScreenOf {...{ state, acts, counter, step, canSell }} />
    </StallFrame>
  );
}

interface ScreenProps {
  state: DeviceState;
  acts: StallActs;
  counter: StallCounter;
  step: (step: CounterStep) => void;
  canSell: boolean;
}

function ScreenOf({ state, acts, counter, step, canSell }: ScreenProps) {
  const { device, sales, pairing } = state;
  const { screen } = counter;
  const list = listOf(state);
  const go = (at: "goods" | "sales" | "ready") => step({ kind: "go", screen: { at } });
  if (!device || pairing !== "idle")
    return <UnpairedView state={state} pair={acts.pair} leave={acts.leavePairing} />;
  const salesView = (
    <SalesView
      sales={sales}
      now={acts.now()}
      isReadAlone={!canSell}
      open={({ letter, year, counter: number }) =>
        step({ kind: "go", screen: { at: "receipt", sale: { letter, year, counter: number } } })
      }
      back={() => go("goods")}
      send={acts.send}
      ready={() => go("ready")}
    />
  );
  if (device.isSignedOff) {
    const sale = "sale" in screen ? sales.find(isStallSaleOf(screen.sale)) : undefined;
    const saleList = state.lists.find(({ id }) => id === sale?.listId);
    if (!sale || !saleList) return salesView;
    return <ReceiptView receipt={receiptOf(sale, saleList)} next={() => go("sales")} />;
  }
  const getReady = (stallId: string | undefined) => {
    go("ready");
    acts.getReady(stallId);
  };
  const readyView = <ReadyView state={state} getReady={getReady} sell={() => go("goods")} />;
  if (!list) return readyView;
  switch (screen.at) {
    case "ready":
      return readyView;
    case "sales":
      return salesView;
    case "goods":
    case "cash":
    case "upi":
    case "receipt":
      return <CounterView {...{ state, list, counter, step, acts }} />;
  }
}
