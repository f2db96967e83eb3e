import type { Transaction } from "kysely";
import type { Tables } from "../app/platform/database/tables/tables.ts";
import type { Services } from "../app/platform/services.server.ts";
import type { DemoLoader } from "../app/server/demo-loader.server.ts";

// What the demo knows of the shop: types alone. All that it does in the shop it does by the loader that the
// shop hands in.
export type { Holder } from "../app/accounts/permissions/holder.ts";
export type { Purchase, PurchaseLine } from "../app/checkout/form/purchase.ts";
export type { OfferBuyer } from "../app/offers/offer.ts";
export type { OrderRow } from "../app/orders/lock-order.db.server.ts";
export type { ShipmentState } from "../app/orders/shipments/shipment.ts";
export type { PaymentShop } from "../app/payments/payment-shop.server.ts";
export type { ProviderLine as SettledLine } from "../app/payments/provider/settlement-answers.server.ts";
export type { FileStore } from "../app/platform/files/file-store.server.ts";
export type { ReturnReason, ReturnWish } from "../app/returns/return-request.ts";
export type { Stars } from "../app/reviews/review.ts";
export type { TextKind } from "../app/translations/translatable.ts";
export type { TextOf } from "../app/translations/translations.db.server.ts";
export type { DemoLoader, Services, Tables };

export type Trx = Transaction<Tables>;

/** Where rows and files go, and by what. */
export type Ground = Pick<Services, "db" | "files"> & { loader: DemoLoader };

/** What orders are made with. */
export type OrderSeedServices = Pick<Services, "config" | "log" | "secret" | "now"> & { loader: DemoLoader };
