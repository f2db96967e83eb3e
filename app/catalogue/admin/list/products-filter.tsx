import { FilterForm } from "#ui/list/filter-form.tsx";
import { collectionLabels, stockWords } from "../../product.text.ts";
import { collections } from "../../product.ts";
import { type ProductListFilter, productListPath, sortParameter } from "./list-filter.ts";

const collectionOptions = () => [
  { value: "", label: "All" },
  ...collections.map((value) => ({ value, label: collectionLabels[value] })),
];
const stockOptions = () => [
  { value: "", label: "All" },
  { value: "in", label: stockWords.in },
  { value: "out", label: stockWords.out },
];

/** Search and filters above the products; the order stays as it is. */
export function ProductsFilter({ filter }: { filter: ProductListFilter }) {
  const { q, collection, stock, sort } = filter;
  const isFiltered = Boolean(q || collection || stock);
  return (
    <FilterForm
      searchLabel="Search products"
      query={q}
      filters={[
        { name: "collection", label: "Collection", value: collection ?? "", options: collectionOptions() },
        { name: "stock", label: "Stock", value: stock ?? "", options: stockOptions() },
      ]}
      kept={{ sort: sort && sortParameter(sort) }}
      clear={isFiltered ? productListPath({ q: "", sort, page: 1 }) : undefined}
    />
  );
}
