import type { StaticHandlerContext } from "react-router";
import type { Config } from "#platform/config/config.server.ts";
import { publicSettings } from "#platform/settings/public-settings.server.ts";
import { indianYear } from "#values/time/indian-day.ts";

interface Shop {
  config: Pick<Config, "shop" | "origin" | "assetOrigin" | "whatsapp">;
  now(): Date;
}

/**
 * A guard that fails ends a request before any loader runs: its error page still has the shop's name around
 * it, in its language, since these facts are kept in memory (HINDI-62).
 */
export function withKnownShop<Shown extends Pick<StaticHandlerContext, "loaderData">>(
  shown: Shown,
  { config, now }: Shop,
): Shown {
  if (shown.loaderData.root !== undefined) return shown;
  const root = publicSettings(config, indianYear(now()));
  return { ...shown, loaderData: { ...shown.loaderData, root } };
}
