import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import type { RecordServices } from "#platform/services.server.ts";
import { FieldsForm } from "#records/fields/fields-form.tsx";
import { recordKeeper } from "#records/keeping/record-keeper.server.ts";
import { recordPage } from "#records/page/record-page.server.ts";
import { type RecordPageProps, recordPageInBrowser } from "#records/page/record-page.ts";
import { RecordActions } from "#records/page/record-row.tsx";
import { RecordsView } from "#records/page/records-view.tsx";
import { Link } from "#ui/link.tsx";
import type { Column } from "#ui/list/data-table.tsx";
import { exceptAfterRefusal } from "#ui/page/failed-request.ts";
import { grouped } from "#values/text/grouped.ts";
import { longDate } from "#values/time/date-time.ts";
import { stalls } from "./stall-fields.ts";
import { isUsedStall, type ListedStall, listStalls } from "./stall-list.db.server.ts";
import { ownersStallPath, stallDevicesPath } from "./stall-paths.ts";
import { placeAndDay } from "./stall-view.tsx";
import { stallsText as text } from "./stalls.text.ts";

export const policy = { cached: false, body: "texts", needs: "pack" } as const satisfies AdminPolicy;

const keeper = recordKeeper<"pack", RecordServices>()(stalls, {
  act: "stall",
  title: "name",
  heldBy: async (trx, { id }) => ((await isUsedStall(trx, id)) ? text.isUsed : undefined),
});

const server = recordPage(policy, stalls, { keeper, rows: ({ db }) => listStalls(db) });
const browser = recordPageInBrowser(stalls);

export const loader = server.loader;
export const action = server.action;
export const clientLoader = browser.clientLoader;
export const clientAction = browser.clientAction;
export const shouldRevalidate = exceptAfterRefusal;
export const meta = browser.meta;

export default function StallsPage({ loaderData, actionData }: RecordPageProps<typeof server>) {
  return (
    <>
      <RecordsView
        record={stalls}
        data={loaderData}
        answer={actionData}
        note={text.note}
        rows={columns()}
        form={(open, closeTo) => (
          <FieldsForm open={open} closeTo={closeTo} record={stalls} given={actionData} />
        )}
      />
      <p className="mt-6">
        <Link to={stallDevicesPath} className="action">
          {text.devices}
        </Link>
      </p>
    </>
  );
}

const columns = (): Column<ListedStall>[] => [
  {
    key: "name",
    label: text.columns.name,
    card: "heading",
    cell: ({ id, name, place, opensOn }) => (
      <>
        <Link
          to={ownersStallPath(id)}
          className="inline-flex min-h-8 items-center font-semibold wrap-anywhere"
        >
          {name}
        </Link>
        <span className="block text-sm font-normal text-ink-2">{placeAndDay(place, opensOn)}</span>
      </>
    ),
  },
  {
    key: "state",
    label: text.columns.state,
    cell: ({ closedAt }) => (closedAt === null ? text.open : text.closed(longDate(closedAt))),
  },
  { key: "pieces", label: text.columns.pieces, figures: true, cell: ({ pieces }) => grouped(pieces) },
  { key: "sold", label: text.columns.sold, figures: true, cell: ({ sold }) => grouped(sold) },
  {
    key: "actions",
    label: text.columns.acts,
    card: "bare",
    cell: ({ id, name }) => (
      <RecordActions
        id={id}
        name={name}
        edit={stalls.list.address({}, { edit: id })}
        question={text.askDelete(name)}
      />
    ),
  },
];
