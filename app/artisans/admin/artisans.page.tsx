import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { FieldsForm } from "#records/fields/fields-form.tsx";
import { HindiMark } from "#records/hindi-mark.tsx";
import { recordPage } from "#records/page/record-page.server.ts";
import { type RecordPageProps, recordPageInBrowser } from "#records/page/record-page.ts";
import { RecordActions } from "#records/page/record-row.tsx";
import { RecordsView } from "#records/page/records-view.tsx";
import type { HindiState } from "#translations/texts-of-records.db.server.ts";
import { Link } from "#ui/link.tsx";
import type { Column } from "#ui/list/data-table.tsx";
import { Picture } from "#ui/media/picture.tsx";
import { exceptAfterRefusal } from "#ui/page/failed-request.ts";
import { grouped } from "#values/text/grouped.ts";
import { artisanPath } from "../artisan.ts";
import { artisanAdminText as text } from "./artisan-admin.text.ts";
import { artisans } from "./artisan-fields.ts";
import { artisanKeeper } from "./artisan-keeper.server.ts";
import { type AdminArtisan, listAdminArtisans } from "./artisan-list.db.server.ts";

export const policy = { cached: false, body: "uploads", needs: "stories" } as const satisfies AdminPolicy;

const server = recordPage(policy, artisans, {
  keeper: artisanKeeper,
  rows: ({ db }, { q }) => listAdminArtisans(db, q),
});
const browser = recordPageInBrowser(artisans);

export const loader = server.loader;
export const action = server.action;
export const clientLoader = browser.clientLoader;
export const clientAction = browser.clientAction;
export const shouldRevalidate = exceptAfterRefusal;
export const meta = browser.meta;

export default function ArtisansPage({ loaderData, actionData }: RecordPageProps<typeof server>) {
  const { rows, marks, state } = loaderData;
  return (
    <RecordsView
      record={artisans}
      data={loaderData}
      answer={actionData}
      note={text.count(grouped(rows.length))}
      rows={columnsWith(marks, (edit) => artisans.list.address(state, { edit }))}
      form={(open, closeTo) => (
        <FieldsForm open={open} closeTo={closeTo} record={artisans} given={actionData} />
      )}
    />
  );
}

const columnsWith = (
  marks: Readonly<Record<string, HindiState>>,
  editAt: (id: string) => string,
): Column<AdminArtisan>[] => [
  {
    key: "name",
    label: text.columns.name,
    card: "heading",
    cell: (artisan) => <NameCell artisan={artisan} mark={marks[artisan.id]} edit={editAt(artisan.id)} />,
  },
  { key: "craft", label: text.columns.craft, cell: ({ craft }) => craft || "–" },
  { key: "location", label: text.columns.location, cell: ({ location }) => location || "–" },
  { key: "products", label: text.columns.products, figures: true, cell: ({ products }) => grouped(products) },
  {
    key: "actions",
    label: text.columns.acts,
    card: "bare",
    cell: ({ id, name }) => (
      <RecordActions id={id} name={name} edit={editAt(id)} question={artisans.words.askDelete(name)}>
        <a href={artisanPath({ id })} aria-label={text.viewOne(name)} className="action text-sm">
          {text.view}
        </a>
      </RecordActions>
    ),
  },
];

interface NameCellProps {
  artisan: AdminArtisan;
  mark: HindiState | undefined;
  edit: string;
}

function NameCell({ artisan: { name, imageUrl }, mark, edit }: NameCellProps) {
  return (
    <span className="flex items-center gap-3">
      <span className="block size-12 shrink-0 overflow-hidden bg-fold">
        <Picture url={imageUrl} alt="" sizes="3rem" className="size-full object-cover" />
      </span>
      <Link
        to={edit}
        preventScrollReset
        className="inline-flex min-h-8 items-center font-semibold no-underline hover:underline"
      >
        {name}
      </Link>
      <HindiMark state={mark} />
    </span>
  );
}
