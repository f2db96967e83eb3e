import { data } from "react-router";
import { correctAddress } from "#order-admin/address/correct-address.server.ts";
import { findOrderPayment } from "#orders/payment/order-payment.db.server.ts";
import type { Services } from "#platform/services.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { type CorrectionAnswer, correctionTyped, parseCorrection } from "./correct-address.form.ts";
import { type OwnOrder, orderPageOf } from "./own-order.server.ts";
import { ownOrderNotices as notices, ownOrderText } from "./own-order.text.ts";

type Shop = Pick<Services, "db" | "config" | "secret" | "now" | "sendMailSoon" | "making">;

/** Takes the form in which a buyer says where an order really goes. */
export async function receiveCorrection(shop: Shop, own: OwnOrder, form: FormData) {
  const parsed = parseCorrection(form);
  if (parsed.kind === "refused") return data<CorrectionAnswer>(parsed, { status: 422 });
  const { delivery, version } = parsed.value;
  const orderId = (await findOrderPayment(shop.db, own.order.orderNumber))?.id ?? "";
  const by = { kind: "shopper", id: own.shopper?.id ?? null } as const;
  const change = await correctAddress(shop, by, { orderId, version }, delivery);
  const typed = correctionTyped(form);
  switch (change.kind) {
    case "refused":
      return data<CorrectionAnswer>({ kind: "refused", errors: change.errors, typed }, { status: 422 });
    case "stale":
      return data<CorrectionAnswer>({ kind: "failed", text: ownOrderText.stale, typed }, { status: 409 });
    case "too-many":
      return data<CorrectionAnswer>(
        { kind: "failed", text: ownOrderText.address.tooMany, typed },
        { status: 429 },
      );
    case "kept":
      shop.sendMailSoon();
      throw redirectWithNotice(await orderPageOf(shop, own), notices.corrected);
    case "same":
      throw redirectWithNotice(await orderPageOf(shop, own), notices.same);
    default:
      throw redirectWithNotice(await orderPageOf(shop, own), notices.tooLate);
  }
}
