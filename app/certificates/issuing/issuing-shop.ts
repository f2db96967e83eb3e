import type { Services } from "#platform/services.server.ts";
import type { TaxedShop } from "#who-gets/gets-row.db.server.ts";

/** What issues certificates: the clock, the key that their secrets are made with, and the shop's tax. */
export type IssuingShop = Pick<Services, "secret" | "now"> & { config: { shop: TaxedShop } };
