import { Form } from "react-router";
import { HindiMark } from "#records/hindi-mark.tsx";
import type { HindiState } from "#translations/texts-of-records.db.server.ts";
import { ConfirmButton } from "#ui/form/confirm-button.tsx";
import { Link } from "#ui/link.tsx";
import { type Column, DataTable } from "#ui/list/data-table.tsx";
import { Picture } from "#ui/media/picture.tsx";
import { grouped } from "#values/text/grouped.ts";
import { artisanPath } from "../artisan.ts";
import { artisanAdminText } from "./artisan-admin.text.ts";
import type { AdminArtisan } from "./artisan-list.db.server.ts";
import { artisansPath } from "./artisans-path.ts";

interface ArtisansTableProps {
  artisans: readonly AdminArtisan[];
  /** What is to be done about their Hindi, by id. */
  marks: Readonly<Record<string, HindiState>>;
  query: string;
}

/** The admin page's list: a table on a desktop, cards on a phone. */
export function ArtisansTable({ artisans, marks, query }: ArtisansTableProps) {
  return (
    <div className="mt-4">
      <DataTable
        caption={artisanAdminText.title}
        columns={columnsFor(marks, query)}
        rows={artisans}
        idOf={({ id }) => id}
      />
    </div>
  );
}

const columnsFor = (marks: ArtisansTableProps["marks"], query: string): Column<AdminArtisan>[] => [
  {
    key: "name",
    label: "Name",
    card: "heading",
    cell: (artisan) => <NameCell artisan={artisan} mark={marks[artisan.id]} query={query} />,
  },
  { key: "craft", label: "Craft", cell: ({ craft }) => craft || "–" },
  { key: "location", label: "Location", cell: ({ location }) => location || "–" },
  {
    key: "products",
    label: "Products",
    figures: true,
    cell: ({ products }) => grouped(products),
  },
  {
    key: "actions",
    label: "Actions",
    card: "bare",
    cell: (artisan) => <Actions artisan={artisan} query={query} />,
  },
];

interface NameCellProps {
  artisan: AdminArtisan;
  mark: HindiState | undefined;
  query: string;
}

function NameCell({ artisan: { id, name, imageUrl }, mark, query }: NameCellProps) {
  return (
    <span className="flex items-center gap-3">
      <span className="block size-12 shrink-0 overflow-hidden bg-fold">
        <Picture url={imageUrl} alt="" sizes="3rem" className="size-full object-cover" />
      </span>
      <Link
        to={artisansPath(query, { edit: id })}
        preventScrollReset
        className="inline-flex min-h-8 items-center font-semibold no-underline hover:underline"
      >
        {name}
      </Link>
      <HindiMark state={mark} />
    </span>
  );
}

function Actions({ artisan: { id, name }, query }: { artisan: AdminArtisan; query: string }) {
  return (
    <span className="flex flex-wrap items-center gap-x-4">
      <Link
        to={artisansPath(query, { edit: id })}
        preventScrollReset
        aria-label={`Edit ${name}`}
        className="action text-sm"
      >
        Edit
      </Link>
      <a href={artisanPath({ id })} aria-label={`View ${name}`} className="action text-sm">
        View
      </a>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <ConfirmButton
          question={`Delete “${name}”, their page and its pictures? Their products stay in the shop. This can't be undone.`}
          name="intent"
          value="delete"
          variant="text"
          small
          aria-label={`Delete ${name}`}
        >
          Delete
        </ConfirmButton>
      </Form>
    </span>
  );
}
