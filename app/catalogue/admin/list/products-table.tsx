import type { RecordPageData } from "#records/page/record-page.ts";
import { type Column, DataTable } from "#ui/list/data-table.tsx";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { collectionBadges, priceWords } from "../../product.text.ts";
import { productText } from "../form/product.text.ts";
import { DeleteForm, NameCell, RowActs, Stock, Thumbnail } from "./product-line.tsx";
import type { ProductListLine } from "./product-list.db.server.ts";
import { productListText as text } from "./product-list.text.ts";
import { type ProductListChoices, productList, sortBy, sortOf } from "./product-list.ts";
import { AskDeleteAll, ProductsBulk, productsForm } from "./products-bulk.tsx";

interface ProductsTableProps {
  data: RecordPageData<ProductListChoices, ProductListLine, unknown, unknown>;
  /** So many products wait for the owner's word to be deleted. */
  asked: number | undefined;
}

/** The admin page's list: a table on a desktop, cards on a phone, ticks for acts on many. */
export function ProductsTable({ data: { rows, marks, total, isMore, state }, asked }: ProductsTableProps) {
  const list = productList.address(state);
  return (
    <div className="mt-4 grid grid-cols-1 gap-2">
      {asked === undefined ? (
        <ProductsBulk
          // Another list is another choice: the former one's ticks are gone.
          key={list}
          list={list}
          all={total > rows.length ? productText.all(total, isMore) : undefined}
        />
      ) : (
        <AskDeleteAll key={asked} count={asked} list={list} />
      )}
      <DeleteForm />
      <DataTable
        caption={productText.title}
        columns={columnsFor(marks, (edit) => productList.address(state, { edit }))}
        rows={rows}
        idOf={({ id }) => id}
        isShort
        sort={{
          ...sortOf(state.sort),
          hrefOf: (sort) => productList.address({ ...state, sort: sortBy(sort), page: 1 }),
        }}
        selection={{ form: productsForm, nameOf: ({ name }) => name }}
      />
    </div>
  );
}

const columnsFor = (
  marks: ProductsTableProps["data"]["marks"],
  editAt: (id: string) => string,
): Column<ProductListLine>[] => [
  {
    key: "image",
    label: text.columns.image,
    // On a phone it stands beside both lines.
    card: "bare",
    className: "max-md:absolute max-md:top-2 max-md:left-3 md:w-16",
    cell: ({ image }) => <Thumbnail image={image} />,
  },
  {
    key: "name",
    label: text.columns.name,
    sortable: true,
    card: "heading",
    className: "max-md:truncate max-md:pl-14",
    cell: (line) => <NameCell line={line} mark={marks[line.id]} edit={editAt(line.id)} />,
  },
  {
    key: "price",
    label: text.columns.price,
    sortable: true,
    figures: true,
    card: "part",
    className: "max-md:pl-14",
    cell: (line) => <ListedPrice {...line} />,
  },
  {
    key: "collection",
    label: text.columns.collection,
    card: "hidden",
    cell: ({ collection }) => collectionBadges[collection],
  },
  {
    key: "stock",
    label: text.columns.stock,
    sortable: true,
    card: "part",
    className: "text-xs text-ink-2 tabular-nums max-md:min-w-0 max-md:flex-1 max-md:truncate",
    cell: (line) => <Stock line={line} />,
  },
  {
    key: "actions",
    label: text.columns.acts,
    // There a press opens the row, and ticked rows are deleted together.
    card: "hidden",
    className: "relative z-1 whitespace-nowrap",
    cell: ({ id, name }) => <RowActs id={id} name={name} edit={editAt(id)} />,
  },
];

function ListedPrice({ price, was, priceVaries }: Pick<ProductListLine, "price" | "was" | "priceVaries">) {
  const words = `${priceVaries ? priceWords.from : ""}${rupeesExact(price)}`;
  if (was === undefined) return words;
  return (
    <>
      {words}{" "}
      <s className="text-xs text-ink-2 max-md:hidden">
        <span className="sr-only">{priceWords.was}</span>
        {rupeesExact(was)}
      </s>
    </>
  );
}
