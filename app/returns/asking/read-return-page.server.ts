import { randomUUID } from "node:crypto";
import type { LineDetails } from "#catalogue/options/line-details.ts";
import { type OwnOrder, orderPageOf } from "#checkout/own-order/own-order.server.ts";
import { orderRowNumbered } from "#orders/lock-order.db.server.ts";
import type { OrderServices } from "#orders/order-services.ts";
import { isForCash } from "#values/money/payment-method.ts";
import { isReturnOpen, lastReturnDay } from "#values/time/return-window.ts";
import type { ReturnState } from "../return-request.ts";
import { isTakenBack, returnablePieces } from "../returnable-line.ts";
import { returnsOfOrder } from "../returns.db.server.ts";
import { type ReturnsClosed, whyClosed } from "./judge-return.ts";
import { returnableOrder } from "./requested.db.server.ts";

export interface OfferedLine extends LineDetails {
  id: string;
  productName: string;
  image: string | null;
  quantity: number;
  /** Pieces that have reached the buyer. */
  arrived: number;
  /** Pieces that may be sent back, damaged or sound. */
  open: number;
  onlyDamaged: boolean;
}

/** What the page shows on which a buyer asks for a return. */
export interface ReturnPage {
  orderNumber: string;
  token: string | undefined;
  /** The order's page. */
  back: string;
  closed: ReturnsClosed | null;
  /** Until which day sound goods come back, and whether it is over; null where the shop takes none back. */
  lastDay: string | null;
  isOver: boolean;
  lines: OfferedLine[];
  /** It was paid in cash: where does the money go back to? */
  asksUpi: boolean;
  /** Made anew for each showing of the page: the same form sent twice is one request. */
  key: string;
  requests: { number: string; state: ReturnState }[];
}

export async function readReturnPage(shop: OrderServices, own: OwnOrder): Promise<ReturnPage> {
  const row = await orderRowNumbered(shop.db, own.order.orderNumber);
  const order = await returnableOrder(shop.db, row, shop.config.shop.returns);
  const arrivedAt = order.deliveredAt ?? shop.now();
  return {
    orderNumber: row.order_id_text,
    token: own.token,
    back: await orderPageOf(shop, own),
    closed: whyClosed(order) ?? null,
    lastDay: lastReturnDay(arrivedAt, order.terms) ?? null,
    isOver: !isReturnOpen(arrivedAt, order.terms, shop.now()),
    lines: order.lines.map((line) => ({
      id: line.id,
      productName: line.productName,
      optionText: line.optionText,
      personal: line.personal,
      image: line.image,
      quantity: line.quantity,
      arrived: line.arrived,
      open: returnablePieces(line, "damage"),
      onlyDamaged: !isTakenBack(line),
    })),
    asksUpi: isForCash(row.payment_method),
    key: randomUUID(),
    requests: (await returnsOfOrder(shop.db, row.id)).map(({ number, state }) => ({ number, state })),
  };
}
