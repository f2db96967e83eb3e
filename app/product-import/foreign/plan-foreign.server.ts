import { shopPath } from "#catalogue/list/shop-path.ts";
import { type FormerAddress, newAddresses, pathKey } from "#catalogue/moved/moved-address.db.server.ts";
import type { Category } from "#catalogue/product.ts";
import type { Db } from "#platform/database/db.ts";
import { mapGivingWay } from "#platform/limits/give-way.server.ts";
import { plainText } from "#rich-html/rich-html.server.ts";
import { firstLetters } from "#values/text/letters.ts";
import { nameKey } from "#values/text/name-key.ts";
import { metaDescriptionMost } from "#values/text/search-texts.ts";
import type { PlannedRow } from "../import-line.server.ts";
import { type ImportPlan, planImport } from "../import-plan.server.ts";
import type { TableRow } from "../import-table.server.ts";
import { type KnownNames, knownNames } from "../known-rows.db.server.ts";
import { foreignText } from "./foreign.text.ts";
import type { ForeignKind, ForeignProduct, ForeignTable, SkippedLine } from "./foreign.ts";
import { newPictures, type PictureToFetch } from "./foreign-records.db.server.ts";
import { guessedCategory } from "./foreign-values.ts";
import { withoutShared } from "./pictures-in-text.ts";

/** The categories that the owner chose, by the file's types. */
export type ChosenCategories = ReadonlyMap<string, Category>;

export interface ForeignType {
  type: string;
  count: number;
  category: Category;
}

/** What comes with the products of another shop's file. */
export interface ForeignPlan {
  kind: ForeignKind;
  products: number;
  skipped: SkippedLine[];
  types: ForeignType[];
  /** Notes about a product beside what changes, by its line. */
  notes: ReadonlyMap<number, readonly string[]>;
  /** Those that are not known yet. */
  pictures: PictureToFetch[];
  addresses: FormerAddress[];
}

type Circumstances = Parameters<typeof planImport>[2] & { categories: ChosenCategories };

/**
 * Works out what another shop's file would do. A line that can't come is left out with its reason, and takes
 * nothing with it but the variants below it (IMPORT-5).
 */
export async function planForeign(
  db: Db,
  table: ForeignTable,
  circumstances: Circumstances,
): Promise<{ plan: ImportPlan; foreign: ForeignPlan }> {
  const { categories } = circumstances;
  const known = await knownNames(db, table.products);
  const categoryOf = (type: string) => categories.get(type) ?? guessedCategory(type) ?? "other";
  const skipped = [...table.skipped];
  let products: readonly ForeignProduct[] = withoutShared(table.products);
  let plan = await planRows(db, products, { known, categoryOf, circumstances });
  while (plan.rows.some(isRefused)) {
    products = withoutRefused(products, plan, skipped);
    plan = await planRows(db, products, { known, categoryOf, circumstances });
  }
  const ids = new Map(
    plan.rows.flatMap(({ line, id, isVariant }) => (isVariant ? [] : [[line, id] as const])),
  );
  const added = new Set(plan.rows.flatMap(({ act, id }) => (act === "add" ? id : [])));
  const pictures = await newPictures(db, picturesOf(products, ids, { keyOf: plan.keyOf, added }));
  const addresses = await newAddresses(db, addressesOf(table, products, { ids, categoryOf }));
  return {
    plan,
    foreign: {
      kind: table.kind,
      products: products.length,
      skipped,
      pictures,
      addresses,
      types: typesOf(table.products, categoryOf),
      notes: notesOf(products, ids, pictures),
    },
  };
}

const isRefused = ({ act }: PlannedRow): boolean => act === "refuse";

/** The texts of so many products are read in some milliseconds. */
const atOnce = 10;

interface Reading {
  known: KnownNames;
  categoryOf(type: string): Category;
  circumstances: Circumstances;
}

async function planRows(
  db: Db,
  products: readonly ForeignProduct[],
  { known, categoryOf, circumstances }: Reading,
): Promise<ImportPlan> {
  const rows = await mapGivingWay(products, atOnce, (product): TableRow[] => {
    const { line, cells, firstCells, slug, type, variants } = product;
    const hasSlug = known.slugs.has(nameKey(slug));
    const isBySku = !hasSlug && known.skus.has(nameKey(cells.sku || slug));
    const first = hasSlug || isBySku ? {} : { ...firstCells, category: categoryOf(type) };
    // What is found by its SKU keeps the address that it has here.
    const found = isBySku ? { slug: "" } : {};
    return [
      { line, cells: { ...withSearchText(cells), ...first, ...found } },
      ...variants.map((variant) => ({ line: variant.line, cells: variant.cells })),
    ];
  });
  return planImport(db, { rows: rows.flat(), unknown: [] }, circumstances);
}

/** What the form asks for, and other shops' files may lack. */
function withSearchText(cells: ForeignProduct["cells"]): ForeignProduct["cells"] {
  const { name = "", description = "", meta_title, meta_description } = cells;
  const said = meta_description || plainText(description, metaDescriptionMost) || name;
  return {
    ...cells,
    name: firstLetters(name, 160),
    meta_title: meta_title || firstLetters(name, 60),
    meta_description: said,
  };
}

/** The products without what is refused; why is added to `skipped`. */
function withoutRefused(
  products: readonly ForeignProduct[],
  plan: ImportPlan,
  skipped: SkippedLine[],
): ForeignProduct[] {
  const refused = plan.rows.filter(isRefused);
  const byLine = (rows: readonly PlannedRow[]) => new Map(rows.map((row) => [row.line, row] as const));
  const own = byLine(refused.filter(({ isVariant }) => !isVariant));
  const variants = byLine(refused.filter(({ isVariant }) => isVariant));
  return products.flatMap((product) => {
    const row = own.get(product.line);
    const kept = product.variants.filter(({ line }) => !variants.has(line));
    if (row || (product.variants.length > 0 && kept.length === 0)) {
      const why = (row ?? variants.get(product.variants[0]?.line ?? 0))?.notes.join(" ") ?? "";
      skipped.push({ line: product.line, name: product.name, why });
      return [];
    }
    for (const { line, values } of product.variants.filter((variant) => !kept.includes(variant)))
      skipped.push({
        line,
        name: `${product.name}: ${values.join(", ")}`,
        why: variants.get(line)?.notes.join(" ") ?? "",
      });
    return [{ ...product, variants: kept }];
  });
}

/** The pictures within the text of a product that is here already were left to its owner (IMPORT-7). */
const picturesOf = (
  products: readonly ForeignProduct[],
  ids: ReadonlyMap<number, string>,
  { keyOf, added }: { keyOf: ImportPlan["keyOf"]; added: ReadonlySet<string> },
): PictureToFetch[] =>
  products.flatMap(({ line, pictures }) => {
    const product_id = ids.get(line) ?? "";
    return pictures.flatMap(({ url, alt, variants, isInText }, place) =>
      isInText && !added.has(product_id)
        ? []
        : {
            product_id,
            url,
            is_in_text: isInText === true,
            alt: firstLetters(alt, 300),
            position: place + 1,
            variant_keys: variants.flatMap((values) => keyOf(product_id, values) ?? []),
          },
    );
  });

function addressesOf(
  { lists }: ForeignTable,
  products: readonly ForeignProduct[],
  { ids, categoryOf }: { ids: ReadonlyMap<number, string>; categoryOf(type: string): Category },
): FormerAddress[] {
  const own = products.flatMap(({ line, paths }) =>
    paths.map((path) => ({ path: pathKey(path), product_id: ids.get(line) ?? "", leads_to: null })),
  );
  const ofLists = lists.map(({ path, type }) => ({
    path: pathKey(path),
    product_id: null,
    leads_to: shopPath({ sort: "featured", page: 1, ...(type === "" ? {} : { category: categoryOf(type) }) }),
  }));
  return [...new Map([...ofLists, ...own].map((address) => [address.path, address] as const)).values()];
}

function typesOf(products: readonly ForeignProduct[], categoryOf: (type: string) => Category): ForeignType[] {
  const byType = Map.groupBy(products, ({ type }) => type);
  return [...byType].map(([type, some]) => ({ type, count: some.length, category: categoryOf(type) }));
}

function notesOf(
  products: readonly ForeignProduct[],
  ids: ReadonlyMap<number, string>,
  pictures: readonly PictureToFetch[],
): Map<number, readonly string[]> {
  const count = Map.groupBy(pictures, ({ product_id }) => product_id);
  return new Map(
    products.map(({ line, notes }) => {
      const some = count.get(ids.get(line) ?? "")?.length ?? 0;
      return [line, [...notes, ...(some > 0 ? [foreignText.pictures(some)] : [])]] as const;
    }),
  );
}
