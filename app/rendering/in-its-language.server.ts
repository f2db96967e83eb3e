import type { StaticHandlerContext } from "react-router";
import { localPath } from "#values/language/address.ts";

/**
 * The routes know a page by its plain path; its document stands below the path of its language, as the
 * browser's router will find it.
 */
export function inItsLanguage(shown: StaticHandlerContext): StaticHandlerContext {
  const basename = localPath("/");
  if (basename === "/") return shown;
  return {
    ...shown,
    basename,
    location: { ...shown.location, pathname: localPath(shown.location.pathname) },
  };
}
