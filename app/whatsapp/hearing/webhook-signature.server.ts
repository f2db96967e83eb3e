import { createHash, createHmac, timingSafeEqual } from "node:crypto";

/** How Meta signs what it sends, over the bytes as they come. */
export const signatureOf = (bytes: Buffer | string, appSecret: string): string =>
  `sha256=${createHmac("sha256", appSecret).update(bytes).digest("hex")}`;

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Takes as long whatever is wrong with it. */
export const isSameSecret = (given: string, expected: string): boolean =>
  timingSafeEqual(digest(given), digest(expected));
