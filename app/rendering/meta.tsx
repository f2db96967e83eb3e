import { createElement } from "react";
import {
  type MetaDescriptor,
  type UIMatch,
  useLocation,
  useMatches,
  useParams,
  useRouteError,
} from "react-router";
import type { DocumentHandle } from "./route-parts.tsx";

/** The title and the other tags that the shown page, or else what stands around it, says by its `meta`. */
export function Meta() {
  const isFailed = Boolean(useRouteError());
  const location = useLocation();
  const params = useParams();
  const shown = shownOf(useMatches(), isFailed).map((match) => ({ ...match, meta: [] }));
  const last = shown.findLast(({ handle }) => handle.meta !== undefined);
  const { loaderData } = last ?? {};
  return last?.handle.meta?.({ loaderData, params, location, matches: shown })?.map(tagOf);
}

type Match = UIMatch<unknown, DocumentHandle>;

/** Down to the one that shows an error in place of what stands below it. */
function shownOf(matches: readonly UIMatch[], isFailed: boolean): Match[] {
  const all = matches.filter((match): match is Match => isToldOf(match.handle));
  if (isFailed) return all.slice(0, 1);
  const failed = all.findIndex(({ handle, loaderData }) => handle.loads && loaderData === undefined);
  return failed < 0 ? all : all.slice(0, failed);
}

const isToldOf = (handle: unknown): handle is DocumentHandle =>
  typeof handle === "object" && handle !== null && "loads" in handle;

function tagOf(tag: MetaDescriptor) {
  // A link may have a title too.
  if ("title" in tag && !("tagName" in tag)) return <title key="title">{String(tag.title)}</title>;
  const { tagName = "meta", ...rest } = tag as { tagName?: string };
  return createElement(tagName, { key: Object.values(rest).join(" "), ...rest });
}
