interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

const ourParts = /\/app\/[a-z-]+\//;
/** What the client script begins with, and every page has at hand. */
const firstParts = /\/app\/(?:rendering\/route-map|ui\/overlay\/menu-panel|ui\/page\/page-on-its-way)\.tsx?/;
const shoppersParts = /\/app\/(root|storefront\/(product\/product\.page|shop\/card-to-buy))\.tsx/;

/** The server alone makes structured data, and says by when a product leaves. */
const serverParts = /-json-ld\.ts$|\/catalogue\/details\.\w+\.ts$/;

/**
 * Is this part needed where people shop? What only the admin's or the account's pages share stays out of
 * their way.
 */
function isForShoppers(id: string, graph: ModuleGraph, seen = new Set<string>()): boolean {
  if (shoppersParts.test(id)) return true;
  if (seen.has(id) || serverParts.test(id)) return false;
  seen.add(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => isForShoppers(importer, graph, seen));
}

const page = /\/app\/[^?]*\.(?:page|layout)\.tsx|\/app\/root\.tsx/;
/** What only one page of the shoppers' shares with the owner's pages is no part of all others. */
const ownersPages = /\/app\/(?:admin|order-admin|product-import|settings|storefront\/preview|[^?]*\/admin)\//;

/** Do several pages need this part, beside the owner's? */
function isOfSeveral(id: string, graph: ModuleGraph): boolean {
  const pages = new Set<string>();
  const seen = new Set<string>();
  const open = [id];
  for (let part = open.pop(); part !== undefined && pages.size < 2; part = open.pop()) {
    if (seen.has(part) || ownersPages.test(part)) continue;
    seen.add(part);
    const [own] = page.exec(part) ?? [];
    if (own) pages.add(own);
    else open.push(...(graph.getModuleInfo(part)?.importers ?? []));
  }
  return pages.size > 1;
}

/** What fetches a part of a page when somebody wants it: only pages with such parts need it. */
const laterParts = /vite\/preload-helper|\/app\/ui\/use-later\.ts/;

/** Does every page of the shop get this part, in the one file that all share? */
export const isOfShop = (id: string, graph: ModuleGraph): boolean =>
  firstParts.test(id) ||
  (ourParts.test(id) && !laterParts.test(id) && isForShoppers(id, graph) && isOfSeveral(id, graph));

/**
 * Two files that every page needs instead of forty small ones: fewer requests on a slow phone, and they
 * compress better.
 */
export const scriptGroups = [
  {
    name: "react",
    test: /node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\//,
    priority: 2,
  },
  {
    name: (id: string, graph: ModuleGraph) => (isOfShop(id, graph) ? "shop" : null),
    debugName: "shop",
    minShareCount: 2,
    priority: 1,
  },
  { name: "later", test: laterParts },
];

/**
 * Most of what these two hold runs as soon as a page comes: compiled while they are loaded, off the thread
 * that answers touches.
 */
const compiledAhead = ["react", "shop"];
export const compileHint = ({ name }: { name: string }) =>
  compiledAhead.includes(name) ? "//# allFunctionsCalledOnLoad" : "";
