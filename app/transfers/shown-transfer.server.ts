import { dueNow, type PartlyPaid } from "#orders/dues/dues.ts";
import type { Config } from "#platform/config/config.server.ts";
import { transferFor } from "#platform/settings/transfer-for.server.ts";
import { qrOnScreen } from "#ui/qr-squares.ts";
import type { DueByTransfer, Transfer } from "#values/money/upi-payment.ts";

/** How a part is paid without a card, with its UPI code drawn: browsers need no library for it. */
export interface ShownTransfer extends Transfer {
  /** Null where there is no UPI ID. */
  qr: { path: string; size: number } | null;
}

export function shownTransfer(config: Pick<Config, "shop">, due: DueByTransfer): ShownTransfer {
  const transfer = transferFor(config, due);
  return { ...transfer, qr: transfer.upi && qrOnScreen(transfer.upi.address) };
}

/** Of what is to be paid next of an order; null where nothing is. */
export function transferOfOrder(
  config: Pick<Config, "shop">,
  order: PartlyPaid | null | undefined,
): ShownTransfer | null {
  const due = order && dueNow(order);
  return due ? shownTransfer(config, due) : null;
}
