import type { ProductTab } from "./product-list.ts";

/** The words of the list of products. */
export const productListText = {
  bulk: "Products",
  change: "Change selected products",
  apply: "Apply",
  deleteSelected: "Delete selected",
  meant: "Tick this before 'Delete' beside a product: it can't be undone.",
  cancel: "Cancel",
  changes: {
    "in-stock": "Mark in stock",
    "out-of-stock": "Mark out of stock",
    featured: "Feature",
    "not-featured": "Stop featuring",
    hidden: "Hide",
    shown: "Show",
  },
  moveTo: (collection: string) => `Move to ${collection}`,
  columns: {
    image: "Image",
    name: "Name",
    price: "Price",
    collection: "Collection",
    stock: "Stock",
    acts: "Actions",
  },
  all: "All",
  tabs: {
    all: "All",
    "running-out": "Running Out",
    out: "Out of Stock",
    hidden: "Hidden",
    "no-picture": "No Picture",
  } satisfies Record<ProductTab, string>,
  noneOnTab: {
    "running-out": "Nothing runs out.",
    out: "Nothing is out of stock.",
    hidden: "No product is hidden.",
    "no-picture": "Each product has a picture.",
  } satisfies Record<Exclude<ProductTab, "all">, string>,
  import: "Import CSV",
  featured: "Featured",
  hidden: (name: string) => `Hidden: look at ${name}`,
  left: (count: number) => `${count} left`,
} as const;
