import type { MailServices, Services, SigningServices } from "#platform/services.server.ts";

/** What reads and changes orders: the secret signs the links to them. */
export type OrderServices = SigningServices & Pick<Services, "db" | "now" | "making" | "whatsapp">;

/** What changes an order and writes to its customer. */
export type OrderMailServices = SigningServices & MailServices & Pick<Services, "making" | "whatsapp">;
