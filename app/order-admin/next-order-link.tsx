import { hrefOf, type OrderQuery, orderHref } from "#orders/links/list-query.ts";
import { Link } from "#ui/link.tsx";
import { leftWords, NextInLine } from "#ui/list/next-in-line.tsx";
import type { NextOrder } from "./admin-order.ts";
import { nextWords } from "./order-admin.text.ts";

interface NextOrderLinkProps {
  next: NextOrder;
  /** What stood here is done: the next one is what to press. */
  isDone: boolean;
}

/** Leads to the order that the same is to be done to next, and says how many are left. */
export function NextOrderLink({ next, isDone }: NextOrderLinkProps) {
  const { id, step, orderNumber, buyer, left } = next;
  const filter = step === "coming-back" ? "parcel-trouble" : step;
  const list: OrderQuery = { filter, text: "", page: 1 };
  return (
    <NextInLine
      words={nextWords[step]}
      name={buyer}
      to={orderHref(id, list)}
      isDone={isDone}
      left={
        <>
          {orderNumber} ·{" "}
          <Link to={hrefOf(list)} className="action">
            {leftWords(left)}
          </Link>
        </>
      }
    />
  );
}
