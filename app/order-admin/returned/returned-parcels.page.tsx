import { Form } from "react-router";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { failureFacts } from "#platform/log.server.ts";
import { adminView } from "#records/page/admin-page.server.ts";
import { adminViewInBrowser } from "#records/page/admin-page.ts";
import { ExportLink } from "#records/page/export-link.tsx";
import { Button } from "#ui/form/button.tsx";
import { SelectField } from "#ui/form/select-field.tsx";
import { type Column, DataTable } from "#ui/list/data-table.tsx";
import { useNotices } from "#ui/overlay/use-notices.ts";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { PageHead } from "#ui/page/page-head.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { grouped } from "#values/text/grouped.ts";
import { groupName } from "./group-name.ts";
import { readReturnedGroups } from "./returned-parcels.db.server.ts";
import { groupingNames, returnedText as text } from "./returned-parcels.text.ts";
import {
  groupings,
  groupsBy,
  type Period,
  periodOf,
  periods,
  type ReturnedGroup,
  rateOf,
  sinceOf,
} from "./returned-parcels.ts";

interface Report {
  days: Period;
  groups: readonly ReturnedGroup[];
  isFailed: boolean;
}

export const policy = { cached: false, needs: "orders" } as const satisfies AdminPolicy;

const daysIn = ({ searchParams }: URL) => periodOf(searchParams.get("days"));

const server = adminView(policy, async ({ db, log, now }, { url }): Promise<Report> => {
  const days = daysIn(url);
  try {
    return { days, groups: await readReturnedGroups(db, sinceOf(now(), days)), isFailed: false };
  } catch (error) {
    log.error(failureFacts(error), "the returned parcels could not be counted");
    return { days, groups: [], isFailed: true };
  }
});
const browser = adminViewInBrowser({
  title: () => text.title,
  unread: (url): Report => ({ days: daysIn(url), groups: [], isFailed: false }),
  listFailed: () => text.failed,
});

export const loader = server.loader;
export const clientLoader = browser.clientLoader;
export const meta = browser.meta;

const mostShown = 50;

export default function ReturnedParcelsPage({ loaderData }: { loaderData: Report }) {
  const { days, groups, isFailed } = loaderData;
  useNotices(loaderData, [isFailed && { ...text.failed, tone: "destructive" }]);
  return (
    <>
      <PageHead title={text.title} note={text.note}>
        <ExportLink to={`/admin/dashboard/returned-parcels.csv?days=${days}`} />
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
