import type { Services } from "#platform/services.server.ts";

/** What issues certificates: the clock, and the key that their secrets are made with. */
export type IssuingShop = Pick<Services, "secret" | "now">;
