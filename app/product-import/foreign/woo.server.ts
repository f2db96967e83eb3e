import { mostPictures } from "#catalogue/admin/form/product-answer.ts";
import { mostOptions, mostValues, mostVariants } from "#catalogue/options/variant.ts";
import { mapGivingWay } from "#platform/limits/give-way.server.ts";
import { slugOf } from "#records/words/latin.ts";
import { foreignText } from "./foreign.text.ts";
import {
  cellOf,
  type ForeignProduct,
  type ForeignRow,
  type ForeignTable,
  type SkippedLine,
  soundPictures,
} from "./foreign.ts";
import { guessedTechnique, pricesOf, sharedText } from "./foreign-values.ts";
import { picturesInText } from "./pictures-in-text.ts";
import { foreignAtOnce, variantStock } from "./shopify.server.ts";
import {
  type Attribute,
  attributesOf,
  descriptionOf,
  factColumn,
  factsIn,
  optionsIn,
  priceOf,
  seo,
  stockOf,
  whyOff,
  wooSaleDays,
  wooSize,
  wooWeight,
} from "./woo-facts.ts";

/**
 * WooCommerce's export: a line a product, and below a variable one a line of each variation, which names its
 * parent by SKU or by 'id:' and its number.
 */
export async function readWoo(rows: readonly ForeignRow[]): Promise<ForeignTable> {
  const skipped: SkippedLine[] = [];
  const products: ForeignProduct[] = [];
  const own = rows.filter((row) => !isVariation(row));
  const parents = new Map(own.flatMap((row) => namesOf(row).map((name) => [name, row] as const)));
  const children = Map.groupBy(rows.filter(isVariation), (row) =>
    parents.get(cellOf(row, "parent").toLowerCase()),
  );
  for (const row of children.get(undefined) ?? [])
    skipped.push({
      line: row.line,
      name: cellOf(row, "name"),
      why: foreignText.skip.noParent(cellOf(row, "parent")),
    });
  const taken = new Set<string>();
  await mapGivingWay(own, foreignAtOnce, (row) => {
    const all = children.get(row) ?? [];
    const off = all.flatMap((child) => {
      const why = whyOff(child, row);
      return why === undefined ? [] : [{ child, line: child.line, name: nameOfVariation(child, row), why }];
    });
    const sold = all.filter((child) => !off.some((each) => each.child === child));
    const product = readProduct(row, { sold, all }, taken);
    if ("why" in product) skipped.push(product);
    else {
      products.push(product);
      skipped.push(...off.map(({ line, name, why }) => ({ line, name, why })));
    }
  });
  const lists = new Map(own.flatMap(categoriesOf).map(({ path, type }) => [path, type]));
  return {
    kind: "woocommerce",
    products,
    skipped,
    lists: [...lists].map(([path, type]) => ({ path, type })),
  };
}

const isVariation = (row: ForeignRow): boolean => typesOf(row).includes("variation");

const typesOf = (row: ForeignRow): string[] =>
  cellOf(row, "type")
    .toLowerCase()
    .split(",")
    .map((type) => type.trim());

const nameOfVariation = (child: ForeignRow, parent: ForeignRow): string =>
  cellOf(child, "name") || `${cellOf(parent, "name")}: ${cellOf(child, "sku")}`;

const namesOf = (row: ForeignRow): string[] =>
  [cellOf(row, "sku"), cellOf(row, "id") && `id:${cellOf(row, "id")}`]
    .filter(Boolean)
    .map((name) => name.toLowerCase());

/** 'Bags > Totes, Gifts' as its last words, each with the addresses that it had. */
function categoriesOf(row: ForeignRow): { path: string; type: string }[] {
  return parted(cellOf(row, "categories")).flatMap((category) => {
    const names = category.split(">").map((name) => name.trim());
    const type = names.at(-1) ?? "";
    const paths = [names.map((name) => slugOf(name)), [slugOf(type)]].map((slugs) => slugs.join("/"));
    return paths.filter((path) => path !== "").map((path) => ({ path: `/product-category/${path}`, type }));
  });
}

/** Parts of a list; a comma that is meant is written '\,'. */
const parted = (text: string): string[] =>
  text
    .split(/(?<!\\),/)
    .map((part) => part.replaceAll("\\,", ",").trim())
    .filter(Boolean);

function readProduct(
  row: ForeignRow,
  { sold: children, all }: { sold: readonly ForeignRow[]; all: readonly ForeignRow[] },
  taken: Set<string>,
): ForeignProduct | SkippedLine {
  const name = cellOf(row, "name");
  const left = (why: string) => ({ line: row.line, name: name || cellOf(row, "sku"), why });
  if (name === "") return left(foreignText.skip.noTitle);
  const strange = typesOf(row).find((type) => !["simple", "variable"].includes(type));
  if (strange !== undefined) return left(foreignText.skip.kind(strange));
  const isVariable = typesOf(row).includes("variable");
  if (isVariable && children.length === 0)
    return left(all.length > 0 ? foreignText.skip.noneOn : foreignText.skip.noPrice);
  const options = isVariable ? optionsIn(children) : [];
  if (options.length > mostOptions) return left(foreignText.skip.options(options.length));
  if (children.length > mostVariants) return left(foreignText.skip.variants(children.length));
  if (options.some(({ value }) => new Set(children.map((child) => cellOf(child, value))).size > mostValues))
    return left(foreignText.skip.values);
  return productOf(row, { children, options, slug: freeSlug(cellOf(row, "slug") || slugOf(name), taken) });
}

/** As WordPress does, the second of one name gets a number. */
function freeSlug(slug: string, taken: Set<string>): string {
  let [free, turn] = [slug, 2];
  while (taken.has(free)) free = `${slug}-${turn++}`;
  taken.add(free);
  return free;
}

interface Parts {
  children: readonly ForeignRow[];
  options: readonly Attribute[];
  slug: string;
}

function productOf(row: ForeignRow, { children, options, slug }: Parts): ForeignProduct {
  const name = cellOf(row, "name");
  const isWhole = (child: ForeignRow) => options.every(({ value }) => cellOf(child, value) !== "");
  const whole = options.length > 0 ? children.filter(isWhole) : [];
  const sold = whole.length > 0 ? whole : [row];
  const prices = pricesOf(sold.map(priceOf));
  const weights = sharedText(sold.map((each) => wooWeight(each) || wooWeight(row)));
  const values = whole.map((child) => options.map(({ value }) => cellOf(child, value)));
  const inText = picturesInText(descriptionOf(row));
  const pictures = soundPictures([...picturesIn(row, whole, values), ...inText], mostPictures);
  const categories = parted(cellOf(row, "categories"));
  const type = (categories[0]?.split(">").at(-1) ?? "").trim();
  const tags = cellOf(row, "tags");
  const isShown = cellOf(row, "published") === "1" && !/^hidden$/i.test(cellOf(row, "visibility in catalog"));
  const others = attributesOf([row]).filter(({ value }) => !options.some((option) => option.value === value));
  return {
    line: row.line,
    name,
    slug,
    type,
    cells: {
      slug,
      name,
      description: descriptionOf(row) || name,
      seo_keywords: tags,
      ...prices.cells,
      weight: weights.product,
      size: wooSize(row),
      meta_title: seo(row, "title"),
      meta_description: seo(row, "desc"),
      ...wooSaleDays(sold, prices.cells.sale_price),
      ...factsIn(row, others),
      ...(whole.length > 0 ? {} : { sku: cellOf(row, "sku") }),
    },
    firstCells: {
      hidden: String(!isShown),
      featured: String(cellOf(row, "is featured?") === "1"),
      technique: guessedTechnique(`${categories.join(" ")} ${tags} ${name}`) ?? "other",
      collection: /\blimited\b/i.test(tags) ? "limited" : "core",
      ...(whole.length > 0 ? { in_stock: "true" } : stockOf(row)),
    },
    variants: whole.map((child, at) => ({
      line: child.line,
      values: values[at] ?? [],
      cells: {
        slug,
        variant_sku: cellOf(child, "sku"),
        variant_price: prices.own[at],
        option_1: options[0]?.name,
        value_1: values[at]?.[0],
        option_2: options[1]?.name,
        value_2: values[at]?.[1],
        variant_weight: weights.own[at],
        ...variantStock(stockOf(child)),
      },
    })),
    pictures: pictures.pictures,
    paths: [`/product/${slug}`],
    notes: [
      ...(isShown ? [] : [foreignText.notes.hidden]),
      ...(prices.isWasLost ? [foreignText.notes.wasLeftOut] : []),
      ...(children.some((child) => cellOf(child, "stock") === "parent")
        ? [foreignText.notes.stockOfParent]
        : []),
      ...stockNotes(row),
      ...(children.some((child) => !isWhole(child)) ? [foreignText.notes.anyValue] : []),
      ...(tags ? [foreignText.notes.tags] : []),
      ...others
        .filter(({ name: called }) => factColumn(called) === undefined)
        .map(({ name: called }) => foreignText.notes.attribute(called)),
      ...(pictures.left > 0 ? [foreignText.notes.morePictures(pictures.left)] : []),
      ...pictures.wrong.map(foreignText.notes.noHttps),
    ],
  };
}

const stockNotes = (row: ForeignRow): string[] =>
  row.cells.stock === undefined ? [foreignText.notes.noStockColumn] : [];

function picturesIn(row: ForeignRow, whole: readonly ForeignRow[], values: readonly string[][]) {
  const own = parted(cellOf(row, "images")).map((url) => ({ url, alt: "", variants: [] as string[][] }));
  const ofVariants = whole.flatMap((child, at) =>
    parted(cellOf(child, "images"))
      .slice(0, 1)
      .map((url) => ({ url, alt: "", variants: values[at]?.length ? [values[at]] : [] })),
  );
  return [...own, ...ofVariants];
}
