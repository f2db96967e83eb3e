import { adminOf } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { services } from "#platform/services.server.ts";
import { FilterForm } from "#ui/list/filter-form.tsx";
import { withFailure } from "#ui/page/failed-request.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import { searchText } from "../admin.text.ts";
import type { Route } from "./+types/search.page.ts";
import { findAnything } from "./find-anything.server.ts";
import { type Found, searchedText, searchPath } from "./finds.ts";
import { FoundGroups } from "./found-groups.tsx";

export const policy = { cached: false, needs: "anyone" } as const satisfies AdminPolicy;

export async function loader({ context, url }: Route.LoaderArgs): Promise<Found> {
  return findAnything(services(context), adminOf(context).permissions, searchedText(url.searchParams));
}

export const clientLoader = (call: Route.ClientLoaderArgs) => {
  const query = searchedText(new URL(call.request.url).searchParams);
  const unread: Found = { query, groups: [], isPart: true };
  return withFailure(call, unread);
};

export const meta: Route.MetaFunction = () => [{ title: searchText.title }];

/** The finds of the header's search box as a page: without script, and to come back to. */
export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { query } = loaderData;
  return (
    <>
      <PageHead title={searchText.title} note={searchText.hint} />
      <FilterForm searchLabel={searchText.label} query={query} clear={query ? searchPath : undefined} />
      <div className="mt-6 max-w-form">
        <FoundGroups found={loaderData} level={2} />
      </div>
    </>
  );
}
