import { createHash, randomBytes } from "node:crypto";

/** 128 bits of chance. */
export const newGiftToken = (): string => randomBytes(16).toString("base64url");

/** What the shop keeps of a token: nobody gets it back from that, and so much chance needs no slow hash. */
export const giftHash = (token: string): string => createHash("sha256").update(token).digest("hex");

export const isGiftToken = (text: string): boolean => /^[\w-]{22}$/.test(text);
