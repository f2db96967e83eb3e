import type { Due } from "#orders/dues/dues.ts";
import type { Packing } from "#orders/fulfilment/self-service.ts";
import type { Order } from "#orders/order.ts";
import type { PaymentStanding } from "#orders/order-standing.ts";
import type { SeenHomes } from "#orders/seen-parcels/seen-homes.ts";
import type { SeenParcel, SeenPieces } from "#orders/seen-parcels/seen-parcel.ts";
import type { BuyersHold } from "#orders/stock/stock-hold.ts";
import type { LocalOrder } from "./local-orders.ts";

/** The order's facts: all of them from the shop, fewer from the browser's own copy. */
export type ShownOrder = LocalOrder &
  Partial<
    Pick<
      Order,
      | "placedAt"
      | "billing"
      | "shipping"
      | "status"
      | "readyBy"
      | "isAgreed"
      | "gift"
      | "company"
      | "poNumber"
      | "confirmation"
    > &
      PaymentStanding &
      Packing & {
        parcels: readonly SeenParcel[];
        toCome: readonly SeenPieces[];
        seenHomes: SeenHomes;
        dues: readonly Due[];
        hold: BuyersHold;
        /** When it arrives, in words. */
        promise: string;
      }
  >;
