import type { OrderServices } from "#orders/order-services.ts";
import type { WantedPieces } from "#orders/stock/idle-holds.db.server.ts";
import { giveWay } from "#payments/paying/stock-hold.server.ts";
import type { Services } from "#platform/services.server.ts";
import type { Purchase } from "../form/purchase.ts";
import { placeOrder } from "./place-order.server.ts";
import type { Allowed, Placement } from "./placement.ts";
import { noteShutOut } from "./shut-out.db.server.ts";

/** So many holds give way to one order; each is a piece at least. */
const mostTries = 20;

/**
 * Places an order; what it wants and is held for orders that nobody has begun to pay gives way to it
 * (PAY-24). Each hold that ends is a transaction of its own: a crash between leaves pieces on the shelf, and
 * no order.
 */
export async function placeWithRoom(
  shop: OrderServices & Pick<Services, "log">,
  purchase: Purchase,
  allowed?: Allowed,
): Promise<Placement> {
  let placement = await placeOrder(shop, purchase, allowed);
  let wanted = wantedBy(placement, purchase);
  let hadNone = false;
  for (let tries = 0; wanted && tries < mostTries; tries += 1) {
    const gaveWay = await giveWay(shop, wanted);
    // Another buyer, or the job, may have ended a hold since it was looked for: once more is enough.
    if (!gaveWay && hadNone) break;
    hadNone = !gaveWay;
    // It was counted already.
    placement = await placeOrder(shop, purchase);
    wanted = wantedBy(placement, purchase);
  }
  if (wanted) await noteShutOut(shop, wanted);
  return placement;
}

/** What kept a purchase from being placed that unpaid orders may hold. */
function wantedBy(placement: Placement, { lines, code }: Purchase): WantedPieces | undefined {
  if (placement.ok || typeof placement.refusal !== "object") return undefined;
  const { refusal } = placement;
  if (refusal.kind === "out-of-stock" || refusal.kind === "too-few") {
    const line = lines.find(({ id }) => id === refusal.lineId);
    return line && { productId: line.productId };
  }
  const isUsedUp = refusal.kind === "code-refused" && refusal.refusal.kind === "used-up";
  return isUsedUp && code !== undefined ? { code } : undefined;
}
