import type { StaticHandlerContext } from "react-router";
import { languageOfAddress } from "#platform/language/speaking.server.ts";
import { basePath, pagePathIn } from "#values/language/address.ts";

/**
 * The routes know a page by its plain path; its document stands below the path of its language, as the
 * browser's router will find it.
 */
export function inItsLanguage(shown: StaticHandlerContext): StaticHandlerContext {
  const language = languageOfAddress();
  if (language === "en") return shown;
  const pathname = pagePathIn(language, shown.location.pathname);
  return { ...shown, basename: basePath(language), location: { ...shown.location, pathname } };
}
