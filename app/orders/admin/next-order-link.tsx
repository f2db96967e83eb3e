import { ButtonLink } from "#ui/form/button.tsx";
import { Link } from "#ui/link.tsx";
import { hrefOf, type OrderQuery, orderHref } from "./list/list-query.ts";
import type { NextOrder } from "./next-order.ts";
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
    <div className="mt-3 grid justify-items-start gap-1">
      <ButtonLink small variant={isDone ? "primary" : "outline"} to={orderHref(id, list)}>
        <span className="[overflow-wrap:anywhere]">
          {nextWords[step]}: <bdi>{buyer}</bdi>
        </span>
      </ButtonLink>
      <p className="text-ink-2">
        {orderNumber} ·{" "}
        <Link to={hrefOf(list)} className="action">
          {nextWords.left(left)}
        </Link>
      </p>
    </div>
  );
}
