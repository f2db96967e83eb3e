/** A page that was measured; the same name stands for the same page at another size. */
export interface Measured extends Address {
  p50: number;
  bytes: number;
}

interface Address {
  group: string;
  name: string;
  path: string;
  /** In the middle of a list or at its end: what comes before is passed over. */
  isDeep?: boolean;
}

/** It counts all parcels of its days: what it takes grows with them. */
export const reportGroup = "report of returned parcels";

const sorts = ["newest", "price-asc", "price-desc", "name-asc", "name-desc"];
const filters = [
  "collection=limited",
  "category=decor",
  "technique=printed",
  "price=under-500",
  "collection=core&category=bags&technique=embroidered&price=over-1000",
  "artisan=Sunaina+Devi",
];
/** SEARCH-13. */
const hindiSearches = [
  ["Hindi", "कमल का थैला"],
  ["Hindi in Latin letters", "karila machhli"],
  ["Hindi by another word", "मोर गद्दी"],
  ["Hindi that many have", "thaila"],
  ["mistyped Hindi", "machhil thailva"],
] as const;
const perPage = 9;
const perAdminPage = 100;

/**
 * The pages whose cost must not grow with the shop, as they stand in one of `size` products, orders and
 * messages.
 */
export async function addressesAt(origin: string, size: number): Promise<Address[]> {
  const middle = (each: number, part = 1) => Math.max(1, Math.floor((size * part) / each / 2));
  const shop = (query: string, name = query || "as it opens"): Address => ({
    group: "shop page",
    name,
    path: `/shop${query && `?${query}`}`,
  });
  const deep = (query: string, name: string, page: number): Address => ({
    ...shop(`${query}page=${page}`, name),
    isDeep: true,
  });
  const search = (name: string, text: string): Address => ({
    group: "search",
    name,
    path: `/shop?q=${encodeURIComponent(text)}`,
  });
  const adminPage = (list: string, query: string, name = `${list} ${query}`): Address => ({
    group: "admin list",
    name,
    path: `/admin/dashboard/${list}${query && `?${query}`}`,
  });
  return [
    shop(""),
    ...sorts.map((sort) => shop(`sort=${sort}`)),
    ...filters.map((filter) => shop(filter)),
    ...sorts.slice(0, 3).map((sort) => shop(`category=decor&sort=${sort}`)),
    shop("page=10"),
    shop("category=decor&page=10"),
    deep("", "in the middle", middle(perPage)),
    deep("sort=price-asc&", "in the middle by price", middle(perPage)),
    deep("category=bags&", "in the middle of bags", middle(perPage, 0.5)),
    deep("", "last page", middle(perPage) * 2),
    search("by number", "GR-0000090"),
    search("of two words", "peacock tote"),
    search("of a word that many have", "lotus"),
    search("without a find", "qqzzxxyy"),
    search("mistyped", "peacok tote"),
    ...hindiSearches.map(([name, text]) => search(name, text)),
    search("mistyped beyond recognition", "xqlotsuzz"),
    { group: "product page", name: "a product", path: await productOn(origin) },
    ...["", "collection=limited", "limit=100"].map((query) => ({
      ...{ group: "API list", name: query || "as it opens" },
      path: `/api/v1/products${query && `?${query}`}`,
    })),
    ...["", "q=lotus", "q=GR-0000090", "sort=name", "sort=-price", "sort=stock", "collection=limited"].map(
      (query) => adminPage("products", query),
    ),
    { ...adminPage("products", `page=${middle(perAdminPage)}`, "products in the middle"), isDeep: true },
    ...["", "status=pending", "status=payment-issues", "q=JC-1600000000090", "q=sunaina"].map((query) =>
      adminPage("orders", query),
    ),
    { ...adminPage("orders", `page=${middle(perAdminPage)}`, "orders in the middle"), isDeep: true },
    ...["tab=approved", "tab=approved&q=lotus"].map((query) => adminPage("comments", query)),
    ...["to-give", "with-makers", "to-check", "late", "done"].map((tab) => adminPage("making", `tab=${tab}`)),
    ...["30", "90", "365"].map(
      (days): Address => ({
        group: reportGroup,
        name: `of ${days} days`,
        path: `/admin/dashboard/returned-parcels?days=${days}`,
      }),
    ),
    ...["contact-messages", "bulk-quotes"].flatMap((list) =>
      ["", "q=lotus", "status=Spam"].map((q) => adminPage(list, q)),
    ),
  ];
}

async function productOn(origin: string): Promise<string> {
  const html = await (await fetch(`${origin}/shop?sort=newest`)).text();
  return /href="(\/shop\/[a-z0-9-]+)"/.exec(html)?.[1] ?? "/shop";
}
