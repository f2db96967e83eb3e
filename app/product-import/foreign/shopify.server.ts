import { mostPictures } from "#catalogue/admin/form/product-answer.ts";
import { mostOptions, mostValues, mostVariants } from "#catalogue/options/variant.ts";
import { mapGivingWay } from "#platform/limits/give-way.server.ts";
import { slugOf } from "#records/words/latin.ts";
import { foreignText } from "./foreign.text.ts";
import {
  cellOf,
  type ForeignPicture,
  type ForeignProduct,
  type ForeignRow,
  type ForeignTable,
  type SkippedLine,
  soundPictures,
} from "./foreign.ts";
import { guessedTechnique, pricesOf, sharedText, weightText } from "./foreign-values.ts";
import { picturesInText } from "./pictures-in-text.ts";

/**
 * Shopify's export: a line a variant, all lines of a product with its handle; lines of further pictures have
 * the handle and a picture alone. Older and newer exports name their columns otherwise.
 */
export async function readShopify(rows: readonly ForeignRow[]): Promise<ForeignTable> {
  const skipped: SkippedLine[] = [];
  const products: ForeignProduct[] = [];
  await mapGivingWay([...Map.groupBy(rows, handleOf)], foreignAtOnce, ([handle, lines]) => {
    const product = readProduct(handle, lines);
    if ("why" in product) skipped.push(product);
    else products.push(product);
  });
  const types = [...new Set(products.map(({ type }) => type))].filter(Boolean);
  const lists = [
    { path: "/collections", type: "" },
    { path: "/collections/all", type: "" },
    ...types.map((type) => ({ path: `/collections/${slugOf(type)}`, type })),
  ];
  return {
    kind: "shopify",
    products,
    skipped,
    lists: lists.filter(({ path }) => !path.endsWith("/collections/")),
  };
}

/** So many are read in some milliseconds. */
export const foreignAtOnce = 50;

const handleOf = (row: ForeignRow): string => cellOf(row, "handle", "url handle").toLowerCase();

const optionColumns = [1, 2, 3].map((place) => ({
  name: `option${place} name`,
  value: `option${place} value`,
}));

const priceOf = (row: ForeignRow): string => cellOf(row, "variant price", "price");

/** Lines of pictures have neither price nor value. */
const isVariant = (row: ForeignRow): boolean => priceOf(row) !== "" || cellOf(row, "option1 value") !== "";

function readProduct(handle: string, lines: readonly ForeignRow[]): ForeignProduct | SkippedLine {
  const first = lines.find((row) => cellOf(row, "title") !== "") ?? lines[0];
  if (!first) throw new Error("a product of a file has no line");
  const name = cellOf(first, "title");
  const left = (why: string) => ({ line: first.line, name: name || handle, why });
  if (name === "" || handle === "") return left(foreignText.skip.noTitle);
  if (/^true$/i.test(cellOf(first, "gift card"))) return left(foreignText.skip.giftCard);
  const variants = lines.filter(isVariant);
  if (variants.length === 0) return left(foreignText.skip.noPrice);
  const options = optionsIn(first);
  if (options.length > mostOptions) return left(foreignText.skip.options(options.length));
  if (options.length > 0 && variants.length > mostVariants)
    return left(foreignText.skip.variants(variants.length));
  if (options.some(({ value }) => new Set(variants.map((row) => cellOf(row, value))).size > mostValues))
    return left(foreignText.skip.values);
  return productOf(handle, first, { lines, variants, options });
}

/** The options' names, with the column of their values; what has one form alone calls it 'Title'. */
function optionsIn(first: ForeignRow): { name: string; value: string }[] {
  return optionColumns.flatMap(({ name, value }) => {
    const [called, chosen] = [cellOf(first, name), cellOf(first, value)];
    const isNone = called === "" || (called === "Title" && /^default( title)?$/i.test(chosen));
    return isNone ? [] : [{ name: called, value }];
  });
}

interface Lines {
  lines: readonly ForeignRow[];
  variants: readonly ForeignRow[];
  options: readonly { name: string; value: string }[];
}

function productOf(handle: string, first: ForeignRow, { lines, variants, options }: Lines): ForeignProduct {
  const name = cellOf(first, "title");
  const prices = pricesOf(
    variants.map((row) => ({
      price: priceOf(row),
      was: cellOf(row, "variant compare at price", "compare-at price"),
    })),
  );
  const weights = sharedText(variants.map(weightOf));
  const tags = cellOf(first, "tags");
  const type = cellOf(first, "type") || (cellOf(first, "product category").split(">").at(-1) ?? "").trim();
  const isShown = isPublished(first);
  const hasVariants = options.length > 0;
  const values = variants.map((row) => options.map(({ value }) => cellOf(row, value)));
  const inText = picturesInText(cellOf(first, "body (html)", "description"));
  const pictures = soundPictures([...picturesIn(lines, variants, values), ...inText], mostPictures);
  const isUncounted = variants.some((row) => /^(continue|true)$/i.test(policyOf(row)));
  return {
    line: first.line,
    name,
    slug: handle,
    type,
    cells: {
      slug: handle,
      name,
      description: cellOf(first, "body (html)", "description") || name,
      artisan: cellOf(first, "vendor"),
      seo_keywords: tags,
      ...prices.cells,
      weight: weights.product,
      meta_title: cellOf(first, "seo title"),
      meta_description: cellOf(first, "seo description"),
      ...(hasVariants ? {} : { sku: skuOf(first) }),
    },
    firstCells: {
      hidden: String(!isShown),
      technique: guessedTechnique(`${type} ${tags} ${name}`) ?? "other",
      collection: /\blimited\b/i.test(tags) ? "limited" : "core",
      ...(hasVariants ? { in_stock: "true" } : stockOf(first)),
    },
    variants: hasVariants
      ? variants.map((row, at) => ({
          line: row.line,
          values: values[at] ?? [],
          cells: {
            slug: handle,
            variant_sku: skuOf(row),
            variant_price: prices.own[at],
            option_1: options[0]?.name,
            value_1: values[at]?.[0],
            option_2: options[1]?.name,
            value_2: values[at]?.[1],
            variant_weight: weights.own[at],
            ...variantStock(stockOf(row)),
          },
        }))
      : [],
    pictures: pictures.pictures,
    paths: [`/products/${handle}`],
    notes: [
      ...(isShown ? [] : [foreignText.notes.hidden]),
      ...(isUncounted ? [foreignText.notes.uncounted] : []),
      ...(variants.some(lacksQuantity) ? [foreignText.notes.noQuantities] : []),
      ...(prices.isWasLost ? [foreignText.notes.wasLeftOut] : []),
      ...(tags ? [foreignText.notes.tags] : []),
      ...(pictures.left > 0 ? [foreignText.notes.morePictures(pictures.left)] : []),
      ...pictures.wrong.map(foreignText.notes.noHttps),
    ],
  };
}

/** An export before there were statuses says only whether it is published. */
function isPublished(row: ForeignRow): boolean {
  const status = cellOf(row, "status") || "active";
  const published = cellOf(row, "published", "published on online store") || "true";
  return /^active$/i.test(status) && /^true$/i.test(published);
}

const skuOf = (row: ForeignRow): string => cellOf(row, "variant sku", "sku").replace(/^'/, "");

const policyOf = (row: ForeignRow): string =>
  cellOf(row, "variant inventory policy", "continue selling when out of stock");

/** The number is in grams, whatever unit it is shown in. */
const weightOf = (row: ForeignRow): string =>
  weightText(cellOf(row, "variant grams", "weight value (grams)"), "g");

const isTracked = (row: ForeignRow): boolean =>
  cellOf(row, "variant inventory tracker", "inventory tracker") !== "" &&
  !/^(continue|true)$/i.test(policyOf(row));

const quantityOf = (row: ForeignRow): number =>
  Number.parseInt(cellOf(row, "variant inventory qty", "inventory quantity"), 10);

/** Of a shop with several locations the pieces stand in another file. */
const lacksQuantity = (row: ForeignRow): boolean => isTracked(row) && !Number.isFinite(quantityOf(row));

/** Without a tracker nobody counts; below zero was sold what was not there. */
function stockOf(row: ForeignRow): { in_stock: string; stock_count: string } {
  const quantity = quantityOf(row);
  const isCounted = isTracked(row) && Number.isFinite(quantity);
  if (!isCounted) return { in_stock: "true", stock_count: "" };
  return { in_stock: String(quantity > 0), stock_count: String(Math.min(Math.max(quantity, 0), 999_999)) };
}

/** What orders took since the first import stays taken: a known variant's count is not written again. */
export const variantStock = ({ in_stock, stock_count }: { in_stock: string; stock_count: string }) => ({
  variant_in_stock: in_stock,
  variant_stock_count: stock_count,
  exported_variant_in_stock: in_stock,
  exported_variant_stock_count: stock_count,
});

function picturesIn(
  lines: readonly ForeignRow[],
  variants: readonly ForeignRow[],
  values: readonly string[][],
): ForeignPicture[] {
  const place = (row: ForeignRow) => Number(cellOf(row, "image position")) || Number.MAX_SAFE_INTEGER;
  const own = lines
    .filter((row) => cellOf(row, "image src", "product image url") !== "")
    .toSorted((one, other) => place(one) - place(other))
    .map((row) => ({
      url: cellOf(row, "image src", "product image url"),
      alt: cellOf(row, "image alt text"),
      variants: [],
    }));
  const ofVariants = variants.map((row, at) => ({
    url: cellOf(row, "variant image", "variant image url"),
    alt: "",
    variants: values[at]?.length ? [values[at]] : [],
  }));
  return [...own, ...ofVariants];
}
