import { createHash } from "node:crypto";
import { productText } from "#catalogue/admin/form/product.text.ts";
import type { ChoicesPlan } from "#catalogue/admin/options/choices-plan.ts";
import { personalChange, personalInWords } from "#catalogue/admin/options/personal-in-words.server.ts";
import { stepsChange, stepsInWords } from "#catalogue/admin/steps/typed-steps.ts";
import { personalFieldsOf } from "#catalogue/options/variants.db.server.ts";
import { withGroupName } from "#catalogue/steps/group-names.ts";
import type { MakingStep } from "#catalogue/steps/making-step.ts";
import { changesInWords } from "#platform/audit/changed-columns.ts";
import type { Db } from "#platform/database/db.ts";
import { mapGivingWay } from "#platform/limits/give-way.server.ts";
import { foreignPicturesIn } from "#rich-html/rich-html.server.ts";
import { isBlank } from "#values/text/blank.ts";
import { nameKey } from "#values/text/name-key.ts";
import { uuidv7 } from "#values/uuid.ts";
import { importText } from "./import.text.ts";
import { type Known, knownOf, typed } from "./import-known.server.ts";
import {
  type PlannedColumns,
  type PlannedRow,
  readLine,
  soldSince,
  warningsIn,
} from "./import-line.server.ts";
import type { ImportTable, TableRow } from "./import-table.server.ts";
import { isVariantLine } from "./import-variant-line.server.ts";
import { type FindProduct, planVariants, variantKeyIn } from "./import-variants.server.ts";
import type { ProductWithSteps } from "./product-cells.server.ts";

export interface ImportPlan {
  rows: PlannedRow[];
  /** What changes of products' options and variants. */
  choices: ChoicesPlan[];
  /** By which key the file's variant of these values goes. */
  keyOf(productId: string, values: readonly string[]): string | undefined;
  /** The same only as long as the file, and all that it would change, stay the same. */
  fingerprint: string;
}

interface Circumstances {
  now: Date;
  /** Ten random bytes for each new product's id. */
  random(): Uint8Array;
  /** Stands where a new product names no artisan. */
  maker: string;
}

/** Works out what importing a table would do; nothing is written. */
export async function planImport(
  db: Db,
  table: Extract<ImportTable, { rows: unknown }>,
  circumstances: Circumstances,
): Promise<ImportPlan> {
  const known = await knownOf(db, table.rows, circumstances.maker);
  const own = table.rows.filter((row) => !isVariantLine(row));
  const products = await mapGivingWay(own, atOnce, productPlanner(known, circumstances));
  const lines = table.rows.filter(isVariantLine);
  const variants = await planVariants(db, lines, products, productFinder(known, products));
  const rows = [...products, ...variants.rows].toSorted((one, other) => one.line - other.line);
  const choices = variants.choices.filter(({ detail }) => Object.keys(detail).length > 0);
  const keyOf: ImportPlan["keyOf"] = (id, values) => variantKeyIn(variants.choices, id, values);
  return { rows, choices, keyOf, fingerprint: await fingerprintOf(rows, choices) };
}

/** So many lines are planned in some milliseconds. */
const atOnce = 20;

/** Plans one line of a product after the other; the second one about the same product is refused. */
function productPlanner(known: Known, circumstances: Circumstances): (row: TableRow) => PlannedRow {
  const seen = new Set<string>();
  return (row) => {
    const planned = planRow(row, known, circumstances);
    const { slug, sku } = planned.columns ?? {};
    const names = [
      ["id", planned.id],
      ["sku", sku && nameKey(sku)],
      ["slug", slug && nameKey(slug)],
    ].flatMap(([kind, name]) => (name ? [`${kind} ${name}`] : []));
    const twice = planned.act === "refuse" ? undefined : names.find((name) => seen.has(name));
    for (const name of names) seen.add(name);
    if (twice === undefined) return planned;
    // Two new products whose names alike give one slug are not one product.
    const isByName = !planned.before && twice.startsWith("slug ") && slugIn(row) === "";
    return refuse(row, planned.name, [isByName ? slugUsed(slug) : importText.productTwice]);
  };
}

/** The product of a variant's line: one of the shop, as the file leaves it, or one that the file adds. */
function productFinder(known: Known, products: readonly PlannedRow[]): FindProduct {
  // The first of several is meant.
  const sound = products.filter(({ act }) => act !== "refuse").toReversed();
  const byId = new Map(sound.flatMap((row) => (row.before ? [[row.before.id, row] as const] : [])));
  const bySlug = new Map(
    sound.flatMap((row) => (row.columns ? [[nameKey(row.columns.slug), row] as const] : [])),
  );
  const isWhole = sound.length === products.length;
  return (row) => {
    const slug = slugIn(row);
    const sku = typed(row.cells.sku)?.trim() ?? "";
    const before = known.withSlug(slug) ?? foundBySku(known, slug, sku);
    const planned = before ? byId.get(before.id) : slug === "" ? undefined : bySlug.get(nameKey(slug));
    if (planned) return planned;
    if (before) return { id: before.id, name: before.name, before };
    return isWhole ? importText.noProduct : importText.productRefused;
  };
}

const refuse = (row: TableRow, name: string, notes: string[]): PlannedRow => ({
  line: row.line,
  name,
  act: "refuse",
  notes,
  warnings: warningsIn(row, undefined),
  id: "",
});

const slugIn = ({ cells }: TableRow): string => typed(cells.slug)?.trim() ?? "";

const slugUsed = (slug: string | undefined): string => `slug “${slug}”: ${productText.errors.slugUsed}`;

function planRow(row: TableRow, known: Known, circumstances: Circumstances): PlannedRow {
  const { cells, line } = row;
  const slug = slugIn(row);
  const sku = typed(cells.sku)?.trim() ?? "";
  const before = known.withSlug(slug) ?? foundBySku(known, slug, sku);
  const name = typed(cells.name)?.trim() || before?.name || slug || sku;
  if (!before && isBlank(cells.name ?? "")) return refuse(row, name, [importText.noSuch]);
  const sold = before && soldSince(cells, before);
  if (sold) return refuse(row, name, [sold]);
  const read = readLine(row, before, known);
  if ("problems" in read) return refuse(row, name, read.problems);
  const { columns, byDefault } = read;
  const used = usedBy(columns, before, known);
  if (used) return refuse(row, name, [used]);
  const warnings = warningsIn(row, before);
  if (!before) {
    const id = uuidv7(circumstances.now.getTime(), circumstances.random());
    const notes = [...(byDefault.length > 0 ? [importText.byDefault(byDefault)] : []), ...leftOutOf(row)];
    return { line, name, act: "add", notes, warnings, id, columns };
  }
  const { personal, steps, ...others } = columns;
  const changes = [
    ...changesInWords(withGroupName(before, known.groups), withGroupName(others, known.groups)),
    ...personalNote(before.personal, personal),
    ...stepsNote(before.steps, steps),
  ];
  const act = changes.length > 0 ? "change" : "keep";
  const notes = [...changes, ...(columns.description === before.description ? [] : leftOutOf(row))];
  return { line, name, act, notes, warnings, id: before.id, before, columns };
}

/** How many pictures a description loses, since they lie elsewhere (PHOTO-28). */
function leftOutOf({ cells }: TableRow): string[] {
  const count = foreignPicturesIn(typed(cells.description) ?? "");
  return count > 0 ? [importText.leftOut(count)] : [];
}

function personalNote(before: unknown, after: PlannedColumns["personal"]): string[] {
  const { personalisation: is } = personalChange(before, after);
  return is === undefined ? [] : [importText.personal(is, personalInWords(personalFieldsOf(before)))];
}

function stepsNote(before: readonly MakingStep[], after: readonly MakingStep[]): string[] {
  const { steps: is } = stepsChange(before, after);
  return is === undefined ? [] : [importText.steps(is, stepsInWords(before))];
}

/**
 * A line with another slug is about the SKU's product only where it writes the SKU as the shop does: else it
 * may be a new one's.
 */
function foundBySku(known: Known, slug: string, sku: string): ProductWithSteps | undefined {
  const found = known.withSku(sku);
  return slug === "" || found?.sku === sku ? found : undefined;
}

/** Whose name a line would take. What clashed of old may stay. */
function usedBy(
  columns: PlannedColumns,
  before: ProductWithSteps | undefined,
  known: Known,
): string | undefined {
  const { sku, slug } = columns;
  const other = sku && sku !== before?.sku ? known.withSku(sku) : undefined;
  if (other && other !== before) return skuUsed(other.name);
  const variant = sku && sku !== before?.sku ? known.variantWithSku(sku) : undefined;
  if (variant) return skuUsed(variant);
  const holder = slug === before?.slug ? undefined : known.withSlug(slug);
  return holder && holder !== before ? slugUsed(slug) : undefined;
}

const skuUsed = (name: string): string => importText.skuUsed(name);

async function fingerprintOf(rows: readonly PlannedRow[], choices: readonly ChoicesPlan[]): Promise<string> {
  const print = createHash("sha256");
  await mapGivingWay(rows, atOnce, ({ line, act, notes, before, columns }) => {
    const told = [line, act, notes, before?.id, before?.version, before?.stock_count, before?.in_stock];
    print.update(JSON.stringify([...told, act === "keep" ? null : columns]));
  });
  // A new product has another id each time.
  const variants = choices.map(({ options, variants: after, before }) => [options, after, before]);
  return print.update(JSON.stringify(variants)).digest("base64url");
}
