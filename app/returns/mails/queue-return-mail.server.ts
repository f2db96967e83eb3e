import { orderForMail } from "#catalogue/options/lines-in-language.db.server.ts";
import { withOption } from "#catalogue/options/variant.ts";
import { queueMail } from "#mail/sending/queue-mail.db.server.ts";
import { mailIn } from "#mail/writing/spoken-mail.server.ts";
import { orderLinkToken } from "#orders/links/order-access.server.ts";
import { findOrderForMail } from "#orders/order.db.server.ts";
import type { Order } from "#orders/order.ts";
import type { OrderServices } from "#orders/order-services.ts";
import type { Trx } from "#platform/database/db.ts";
import { ownReturnPath, type ReturnRequest } from "../return-request.ts";
import { findReturn } from "../returns.db.server.ts";
import { returnStepMail } from "./return-step.email.ts";

interface ReturnStep {
  id: string;
  orderNumber: string;
  by: "shopper" | "admin";
  /** It was settled before, and its money could not be sent. */
  isAgain?: boolean;
}

/** Writes to the buyer how a return stands now; once for each step, and each time that it is settled. */
export async function queueReturnMail(
  trx: Trx,
  { config, secret, now }: Pick<OrderServices, "config" | "secret" | "now">,
  { id, orderNumber, by, isAgain = false }: ReturnStep,
): Promise<void> {
  const request = await findReturn(trx, "id", id);
  const found = await findOrderForMail(trx, orderNumber);
  if (!request || !found) return;
  const order = await orderForMail(trx, found);
  const token = orderLinkToken(orderNumber, secret, now());
  const link = config.origin + ownReturnPath(request.number, token);
  const counted = by === "shopper" ? ({ counted: "request" } as const) : {};
  const mail = mailIn(order.language, config, () => {
    const pieces = piecesOf(request, order);
    return { ...returnStepMail({ order, link, request, pieces, isAgain }, config.shop), ...counted };
  });
  const turn = isAgain ? `:${request.version}` : "";
  await queueMail(trx, mail, `return:${id}:${request.state}${turn}`);
}

/** What comes back, as a mail names it. */
const piecesOf = (request: Pick<ReturnRequest, "pieces">, { lines }: Pick<Order, "lines">): string[] =>
  request.pieces.flatMap(({ orderItemId, quantity }) => {
    const line = lines.find(({ id }) => id === orderItemId);
    return line ? [`${withOption(line.productName, line.optionText)} × ${quantity}`] : [];
  });
