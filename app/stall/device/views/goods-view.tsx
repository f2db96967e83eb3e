import { useEffect, useState } from "react";
import type { StallGood, StallList } from "../../sale/stall-list.ts";
import { leastNamedSale, type StallPay } from "../../sale/stall-sale.ts";
import { type Basket, basketBill, basketPieces, goodKey } from "../rules/basket.ts";
import { foundGoods, goodName } from "../rules/shown-good.ts";
import { sellText as text } from "../stall-device.text.ts";
import { StallProblem, StallSign, Sum } from "./parts.tsx";

/** Below that they are seen at a glance. */
const fewGoods = 12;

interface GoodsProps {
  list: StallList;
  basket: Basket;
  sold: Basket;
  problem: string | undefined;
  change: (key: string, step: number) => void;
  pay: Record<StallPay, () => void>;
  empty: () => void;
}

/** Goods with their pictures: a press adds one. */
export function GoodsView({ list, basket, sold, problem, change, pay, empty }: GoodsProps) {
  const [typed, type] = useState("");
  const shown = foundGoods(list.goods, typed);
  useEffect(() => {
    scrollTo(0, 0);
  }, []);
  return (
    <main className="goods-screen">
      <h1 className="unseen">{text.goods}</h1>
      {list.goods.length > fewGoods && (
        <input
          type="search"
          className="search"
          aria-label={text.search}
          placeholder={text.search}
          value={typed}
          onChange={({ target }) => type(target.value)}
        />
      )}
      {list.goods.length === 0 && <p className="lone">{text.noGoods}</p>}
      {shown.length === 0 && list.goods.length > 0 && <p className="lone">{text.nothingFound}</p>}
      <ul className="goods">
        {shown.map((good) => {
          const key = goodKey(good);
          const pieces = basket[key] ?? 0;
          const left = good.taken - (sold[key] ?? 0) - pieces;
          return (
            <Good key={key} good={good} pieces={pieces} left={left} change={(step) => change(key, step)} />
          );
        })}
      </ul>
      <Dock {...{ list, basket, problem, pay, empty }} />
    </main>
  );
}

interface GoodProps {
  good: StallGood;
  pieces: number;
  /** Taken along less sold, with what is in the basket. */
  left: number;
  change: (step: number) => void;
}

function Good({ good, pieces, left, change }: GoodProps) {
  const name = goodName(good);
  return (
    <li className={pieces > 0 ? "good taken" : "good"}>
      <button type="button" className="add" onClick={() => change(1)}>
        {good.picture === null ? (
          <span className="no-picture" aria-hidden="true" />
        ) : (
          <img src={good.picture} alt="" width="240" height="240" loading="lazy" />
        )}
        <span className="unseen">{text.add} </span>
        <span className="name">{name}</span>
        <Sum of={good.price} />
        <span className={left > 0 ? "left" : "left none"}>{text.left(left)}</span>
      </button>
      {pieces > 0 && (
        <span className="count">
          <button type="button" aria-label={text.less(name)} onClick={() => change(-1)}>
            <StallSign of="less" />
          </button>
          <output>{pieces}</output>
          <button type="button" aria-label={text.more(name)} onClick={() => change(1)}>
            <StallSign of="more" />
          </button>
        </span>
      )}
    </li>
  );
}

type DockProps = Pick<GoodsProps, "list" | "basket" | "problem" | "pay" | "empty">;

/** What it comes to, and how it is paid. */
function Dock({ list, basket, problem, pay, empty }: DockProps) {
  const [isAsked, ask] = useState(false);
  const { lines, total } = basketBill(basket, list);
  const isNone = lines.length === 0;
  const isLarge = total >= leastNamedSale;
  const throwAway = () => {
    ask(false);
    empty();
  };
  return (
    <section className="dock" aria-label={text.total}>
      <StallProblem text={isLarge ? text.large : problem} />
      <p className="dock-sum">
        <span>
          {text.pieces(basketPieces(basket))}
          {!isNone && !isAsked && (
            <button type="button" className="text-button" onClick={() => ask(true)}>
              {text.throwAway}
            </button>
          )}
        </span>
        <Sum of={total} className="large" />
      </p>
      {isAsked && !isNone ? (
        <div className="two">
          <button type="button" onClick={throwAway}>
            {text.throwAwayAll}
          </button>
          <button type="button" className="main" onClick={() => ask(false)}>
            {text.keep}
          </button>
        </div>
      ) : (
        <div className="two">
          <button type="button" className="main" disabled={isNone || isLarge} onClick={pay.cash}>
            {text.cash}
          </button>
          <button
            type="button"
            disabled={isNone || isLarge || list.shop.upi === null}
            title={list.shop.upi === null ? text.noUpi : undefined}
            onClick={pay.upi}
          >
            {text.upi}
          </button>
        </div>
      )}
    </section>
  );
}
