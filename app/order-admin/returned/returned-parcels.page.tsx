import { Form } from "react-router";
import { staffWith } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { May } from "#accounts/permissions/may.tsx";
import { failureFacts } from "#platform/log.server.ts";
import { services } from "#platform/services.server.ts";
import { Button, ButtonLink } from "#ui/form/button.tsx";
import { SelectField } from "#ui/form/select-field.tsx";
import { type Column, DataTable } from "#ui/list/data-table.tsx";
import { useNotices } from "#ui/overlay/use-notices.ts";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { withFailure } from "#ui/page/failed-request.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { grouped } from "#values/text/grouped.ts";
import type { Route } from "./+types/returned-parcels.page.ts";
import { groupName } from "./group-name.ts";
import { readReturnedGroups } from "./returned-parcels.db.server.ts";
import { groupingNames, returnedText as text } from "./returned-parcels.text.ts";
import {
  groupings,
  groupsBy,
  periodOf,
  periods,
  type ReturnedGroup,
  rateOf,
  sinceOf,
} from "./returned-parcels.ts";

export const policy = { cached: false, needs: "orders" } as const satisfies AdminPolicy;

export const meta: Route.MetaFunction = () => [{ title: text.title }];

const none = { groups: [] satisfies ReturnedGroup[] };

export async function loader({ context, url }: Route.LoaderArgs) {
  staffWith(context, policy.needs);
  const { db, log, now } = services(context);
  const days = periodOf(url.searchParams.get("days"));
  try {
    return { days, groups: await readReturnedGroups(db, sinceOf(now(), days)), isFailed: false };
  } catch (error) {
    log.error(failureFacts(error), "the returned parcels could not be counted");
    return { days, ...none, isFailed: true };
  }
}

export const clientLoader = (call: Route.ClientLoaderArgs) =>
  withFailure(
    call,
    { days: periodOf(new URL(call.request.url).searchParams.get("days")), ...none, isFailed: false },
    text.failed,
  );

const mostShown = 50;

export default function ReturnedParcelsPage({ loaderData }: Route.ComponentProps) {
  const { days, groups, isFailed } = loaderData;
  useNotices(loaderData, [isFailed && { ...text.failed, tone: "destructive" }]);
  return (
    <>
      <PageHead title={text.title} note={text.note}>
        <May needs="export">
          <ButtonLink
            small
            reloadDocument
            prefetch="none"
            to={`/admin/dashboard/returned-parcels.csv?days=${days}`}
          >
            {text.export}
          </ButtonLink>
        </May>
      </PageHead>
      <Form method="get" className="mb-6 flex flex-wrap items-end gap-3">
        <SelectField
          key={days}
          name="days"
          label={text.period}
          required
          defaultValue={String(days)}
          options={periods.map((each) => ({ value: String(each), label: text.days(each) }))}
        />
        <Button type="submit">{text.apply}</Button>
      </Form>
      {groups.length === 0 ? (
        <EmptyState {...text.none} />
      ) : (
        <div className="grid gap-8">
          {groupings.map((grouping) => (
            <GroupsPart key={grouping} name={groupingNames[grouping]} groups={groupsBy(groups, grouping)} />
          ))}
        </div>
      )}
    </>
  );
}

function GroupsPart({ name, groups }: { name: string; groups: readonly ReturnedGroup[] }) {
  return (
    <TitledPart list title={name}>
      <DataTable
        caption={name}
        columns={columnsOf(name)}
        rows={groups.slice(0, mostShown)}
        idOf={(group) => group.name}
      />
      {groups.length > mostShown && <p className="mt-2 text-sm text-ink-2">{text.most(mostShown)}</p>}
    </TitledPart>
  );
}

const columnsOf = (name: string): readonly Column<ReturnedGroup>[] => [
  { key: "name", label: name, card: "heading", cell: groupName },
  { key: "sent", label: text.sent, figures: true, cell: ({ sent }) => grouped(sent) },
  { key: "back", label: text.back, figures: true, cell: ({ back }) => grouped(back) },
  { key: "rate", label: text.rate, figures: true, cell: rateOf },
];
