import type { RouterContextProvider } from "react-router";
import { type OwnOrder, ownOrder, type Unshown } from "#checkout/own-order/own-order.server.ts";
import { orderNumberOf } from "#orders/lock-order.db.server.ts";
import { services } from "#platform/services.server.ts";
import { isReturnNumber, type ReturnRequest } from "../return-request.ts";
import { findReturn } from "../returns.db.server.ts";

export interface OwnReturn {
  own: OwnOrder;
  request: ReturnRequest;
}

/**
 * A request, if the visitor may see its order. The same answer for one that is not there and one that is
 * somebody else's.
 */
export async function ownReturn(
  call: { request: Request; context: Readonly<RouterContextProvider> },
  number: string,
  token: string,
): Promise<OwnReturn | Unshown> {
  const { db } = services(call.context);
  const request = isReturnNumber(number) ? await findReturn(db, "number", number) : undefined;
  const orderNumber = request ? await orderNumberOf(db, request.orderId) : "";
  const own = await ownOrder(call, orderNumber, token);
  if ("why" in own) return own;
  return request ? { own, request } : { why: "missing" };
}
