import type { HindiState } from "#translations/texts-of-records.db.server.ts";
import { ButtonLink } from "#ui/form/button.tsx";
import { Badge } from "#ui/list/badge.tsx";
import { type Column, DataTable } from "#ui/list/data-table.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { collectionBadges } from "../../product.text.ts";
import { collectionTones } from "../../product-card.tsx";
import { productText } from "../form/product.text.ts";
import { type ProductListFilter, productListPath } from "./list-filter.ts";
import { Actions, NameCell, Stock, Thumbnail } from "./product-line.tsx";
import type { ProductListLine, ProductListPage } from "./product-list.db.server.ts";
import { AskDeleteAll, ProductsBulk, productsForm } from "./products-bulk.tsx";

interface ProductsTableProps extends ProductListPage {
  /** What is to be done about their Hindi, by id. */
  marks: Readonly<Record<string, HindiState>>;
  /** So many products is the owner asked to delete. */
  asked: number | undefined;
}

/** The admin page's list: a table on a desktop, cards on a phone, ticks for what is done to many. */
export function ProductsTable({ lines, marks, total, isMore, filter, asked }: ProductsTableProps) {
  if (lines.length === 0) return <NothingHere filter={filter} />;
  return (
    <div className="mt-4 grid gap-2">
      {asked === undefined ? (
        <ProductsBulk
          // Another list is another choice: what was ticked for the former one is ticked no more.
          key={productListPath(filter)}
          filter={filter}
          all={total > lines.length ? productText.all(total, isMore) : undefined}
        />
      ) : (
        <AskDeleteAll key={asked} count={asked} filter={filter} />
      )}
      <DataTable
        caption={productText.title}
        columns={columnsFor(filter, marks)}
        rows={lines}
        idOf={({ id }) => id}
        sort={{
          key: filter.sort?.key ?? "",
          descending: filter.sort?.descending ?? false,
          hrefOf: ({ key, descending }) =>
            productListPath({ ...filter, sort: sortOf(key, descending), page: 1 }),
        }}
        selection={{ form: productsForm, nameOf: ({ name }) => name }}
      />
    </div>
  );
}

const sortKeys = ["name", "price", "stock"] as const;

function sortOf(key: string, descending: boolean): ProductListFilter["sort"] {
  const known = sortKeys.find((each) => each === key);
  return known && { key: known, descending };
}

const columnsFor = (
  filter: ProductListFilter,
  marks: ProductsTableProps["marks"],
): Column<ProductListLine>[] => [
  {
    key: "image",
    label: "Image",
    // On a phone the picture stands beside the name.
    card: "hidden",
    className: "md:w-16",
    cell: ({ image }) => <Thumbnail image={image} />,
  },
  {
    key: "name",
    label: "Name",
    sortable: true,
    card: "heading",
    cell: (line) => <NameCell line={line} mark={marks[line.id]} filter={filter} />,
  },
  {
    key: "price",
    label: "Price",
    sortable: true,
    figures: true,
    cell: (line) => <ListedPrice {...line} />,
  },
  {
    key: "collection",
    label: "Collection",
    cell: ({ collection }) => (
      <Badge tone={collectionTones[collection]}>{collectionBadges[collection]}</Badge>
    ),
  },
  { key: "stock", label: "Stock", sortable: true, cell: (line) => <Stock line={line} /> },
  { key: "actions", label: "Actions", card: "bare", cell: (line) => <Actions line={line} filter={filter} /> },
];

function ListedPrice({ price, was, priceVaries }: Pick<ProductListLine, "price" | "was" | "priceVaries">) {
  const words = `${priceVaries ? "From " : ""}${rupeesExact(price)}`;
  if (was === undefined) return words;
  return (
    <span className="inline-flex flex-wrap items-baseline justify-end gap-x-2">
      {words}{" "}
      <s className="text-xs text-ink-2">
        <span className="sr-only">Was </span>
        {rupeesExact(was)}
      </s>
    </span>
  );
}

function NothingHere({ filter }: { filter: ProductListFilter }) {
  const isFiltered = filter.q || filter.collection || filter.stock;
  if (!isFiltered) {
    return (
      <EmptyState
        title={productText.none}
        action={<ButtonLink to={productListPath(filter, { new: "" })}>{productText.add}</ButtonLink>}
      />
    );
  }
  return (
    <EmptyState
      title={productText.noneFound}
      action={<ButtonLink to={productListPath({ q: "", page: 1 })}>Show all</ButtonLink>}
    />
  );
}
