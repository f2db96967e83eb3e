import { z } from "zod";
import type { Sharing } from "../web/cache/page-cache-options.ts";

const isAddress = (text: string): boolean => /^https?:\/\//.test(text) && URL.canParse(text);

const addresses = z
  .string()
  .transform((text) => text.split(",").map((part) => part.trim()))
  .refine((parts) => parts.every(isAddress));

/** What stands in front of the shop and keeps its public pages. */
export const cdnSettings = {
  PURGE_URL: addresses.optional(),
  PURGE_TOKEN: z.string().trim().min(16).optional(),
  SHARED_CACHE: z.enum(["no", "second"]).default("no"),
};

export const cdnExpectations = {
  PURGE_URL: "an address that starts with https:// or http://, or several with commas between them",
  PURGE_TOKEN: "at least 16 characters long",
  SHARED_CACHE: "'no' or 'second'",
};

const cdn = z.object(cdnSettings);

export function cdnConfig({ PURGE_URL, PURGE_TOKEN, SHARED_CACHE }: z.infer<typeof cdn>) {
  const purge = PURGE_URL && PURGE_TOKEN ? { urls: PURGE_URL, token: PURGE_TOKEN } : undefined;
  const asked: Sharing | undefined = SHARED_CACHE === "second" ? "second" : undefined;
  const sharing: Sharing | undefined = purge ? "purged" : asked;
  return { purge, sharing };
}
