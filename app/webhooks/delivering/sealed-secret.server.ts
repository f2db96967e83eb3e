import { randomBytes } from "node:crypto";
import { seal, unseal } from "#platform/sealed.server.ts";

/** The key of a receiver's signatures: 256 random bits behind a prefix that names their kind. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString("base64url")}`;

const use = "jhola webhook secrets";

/** A secret as the database stores it (WEBHOOK-8). */
export const sealSecret = (secret: string, shopSecret: string): string => seal(secret, shopSecret, use);

export const unsealSecret = (sealed: string, shopSecret: string): string | undefined =>
  unseal(sealed, shopSecret, use);
