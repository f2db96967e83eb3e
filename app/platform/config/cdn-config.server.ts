import { z } from "zod";
import { isAmongOurselves } from "./among-ourselves.server.ts";

/** How long a cache in front of the shop may keep a page: until it is purged, or while its second lasts. */
export type Sharing = "purged" | "second";

const isAddress = (text: string): boolean => /^https?:\/\//.test(text) && URL.canParse(text);

const addresses = z
  .string()
  .transform((text) => text.split(",").map((part) => part.trim()))
  .refine((parts) => parts.every(isAddress));

/** Scheme, host and port alone; what it says stands in each page's policy as it is. */
const wholeOrigin = /^https?:\/\/[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d+)?\/?$/;

/** By http a page's scripts could be changed on their way. */
const assetOrigin = z
  .string()
  .trim()
  .regex(wholeOrigin)
  .transform((text) => text.replace(/\/$/, ""))
  .refine((text) => URL.canParse(text) && new URL(text).origin === text)
  .refine((text) => text.startsWith("https:") || isAmongOurselves(new URL(text).hostname));

/** What stands in front of the shop: keeps its public pages, or its files at an address of their own. */
export const cdnSettings = {
  ASSET_ORIGIN: assetOrigin.optional(),
  PURGE_URL: addresses.optional(),
  PURGE_TOKEN: z.string().trim().min(16).optional(),
  SHARED_CACHE: z.enum(["no", "second"]).default("no"),
};

export const cdnExpectations = {
  ASSET_ORIGIN: "an https address without a path, such as https://cdn.shop.example",
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

/** Why files can't be fetched from there; undefined when they can. */
export function unfitAssets({
  ASSET_ORIGIN: assets,
  APP_ORIGIN: shop,
}: {
  ASSET_ORIGIN?: string;
  APP_ORIGIN?: string;
}): string | undefined {
  if (assets === undefined) return undefined;
  if (assets === shop)
    return "ASSET_ORIGIN must be another address than APP_ORIGIN: leave it unset where the shop serves its files itself.";
  if (shop?.startsWith("https:") && !assets.startsWith("https:"))
    return "ASSET_ORIGIN must begin with https:// when APP_ORIGIN does: browsers refuse an https page's scripts by http.";
  return undefined;
}
