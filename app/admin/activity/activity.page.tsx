import { staffWith } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { useMay } from "#accounts/permissions/held-context.ts";
import { readPart } from "#platform/read-part.server.ts";
import { services } from "#platform/services.server.ts";
import { ButtonLink } from "#ui/form/button.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { withFailure } from "#ui/page/failed-request.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import { UnreadPage } from "#ui/page/unread-page.tsx";
import type { Route } from "./+types/activity.page.ts";
import { ActDays } from "./act-days.tsx";
import { actFilter, actsHref, isFilteredActs, placeIn } from "./act-filter.ts";
import { ActFilterForm } from "./act-filter-form.tsx";
import { type ActPart, listActs, staffNames } from "./act-list.db.server.ts";
import { activityText as text } from "./activity.text.ts";

export const policy = { cached: false, needs: "staff", fresh: "forms" } as const satisfies AdminPolicy;

export const meta: Route.MetaFunction = () => [{ title: text.title }];

export async function loader({ context, url }: Route.LoaderArgs) {
  staffWith(context, policy.needs);
  const { db, log } = services(context);
  const filter = actFilter(url.searchParams);
  const place = placeIn(url.searchParams);
  const read = await readPart(log, "the activity", async () => ({
    part: await listActs(db, filter, place),
    staff: await staffNames(db),
  }));
  return { filter, isBelow: place !== undefined, read: read ?? null };
}

const unread = { filter: actFilter(new URLSearchParams()), isBelow: false, read: null };

export const clientLoader = (call: Route.ClientLoaderArgs) => withFailure(call, unread, text.failed);

export default function ActivityPage({ loaderData: { filter, isBelow, read } }: Route.ComponentProps) {
  const mayExport = useMay()("export");
  if (!read) return <UnreadPage title={text.title} text={text.unread} reload={actsHref(filter)} />;
  return (
    <>
      <PageHead title={text.title} note={text.note}>
        {mayExport && (
          <ButtonLink small reloadDocument prefetch="none" to={actsHref(filter, { below: "/export.csv" })}>
            {text.export}
          </ButtonLink>
        )}
      </PageHead>
      <ActFilterForm filter={filter} staff={read.staff} />
      {read.part.acts.length === 0 ? (
        <EmptyState {...(isFilteredActs(filter) || isBelow ? text.noneFound : text.none)} />
      ) : (
        <ActDays acts={read.part.acts} />
      )}
      <Steps filter={filter} isBelow={isBelow} next={read.part.next} />
    </>
  );
}

interface StepsProps extends Pick<ActPart, "next"> {
  filter: Parameters<typeof actsHref>[0];
  isBelow: boolean;
}

/** Further down, and back to the top: a long list has no numbered pages. */
function Steps({ filter, isBelow, next }: StepsProps) {
  if (!isBelow && !next) return null;
  return (
    <nav aria-label={text.pages} className="mt-6 flex flex-wrap gap-3">
      {isBelow && <ButtonLink to={actsHref(filter)}>{text.newest}</ButtonLink>}
      {next && (
        <ButtonLink to={actsHref(filter, { after: next })} rel="next">
          {text.older}
        </ButtonLink>
      )}
    </nav>
  );
}
