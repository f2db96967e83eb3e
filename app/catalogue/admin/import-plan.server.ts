import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import { changesInWords } from "#platform/changed-columns.ts";
import { cellAsTyped } from "#platform/csv.server.ts";
import type { Tables } from "#platform/database/tables.ts";
import { cleanText } from "#values/clean-text.ts";
import { uuidv7 } from "#values/uuid.ts";
import { type Known, knownOf, typed } from "./import-known.server.ts";
import type { ImportTable, TableRow } from "./import-table.server.ts";
import { parseProduct, productFields } from "./product.form.ts";
import { productText } from "./product.text.ts";
import { mostPictures } from "./product-answer.ts";
import { type CsvColumn, cellsOf, saysTheSame } from "./product-cells.server.ts";
import { columnNames, columnsOf, type ProductRow, textsOf } from "./product-columns.server.ts";
import { emptyTexts } from "./product-texts.ts";

/** What a product is to be. */
export type PlannedColumns = ReturnType<typeof columnsOf> &
  Pick<ProductRow, "artisan" | "images" | "image_alt_texts" | "og_image_url">;

/** What a line of the file will do. */
export interface PlannedRow {
  line: number;
  name: string;
  act: "add" | "change" | "keep" | "refuse";
  /** What changes, or what is wrong. */
  notes: string[];
  id: string;
  before?: ProductRow;
  columns?: PlannedColumns;
}

export interface ImportPlan {
  rows: PlannedRow[];
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
  db: Kysely<Tables>,
  table: Extract<ImportTable, { rows: unknown }>,
  circumstances: Circumstances,
): Promise<ImportPlan> {
  const known = await knownOf(db, table.rows, circumstances.maker);
  const seen = new Set<string>();
  const rows = table.rows.map((row) => {
    const planned = planRow(row, known, circumstances);
    const { slug, sku } = planned.columns ?? {};
    const names = [
      ["id", planned.id],
      ["sku", sku],
      ["slug", slug],
    ].flatMap(([kind, name]) => (name ? [`${kind} ${name}`] : []));
    const twice = planned.act === "refuse" ? undefined : names.find((name) => seen.has(name));
    for (const name of names) seen.add(name);
    if (twice === undefined) return planned;
    // Two new products whose names alike give one slug are not one product.
    const isByName = !planned.before && twice === `slug ${slug}` && slugIn(row) === "";
    return refuse(row, planned.name, [
      isByName ? slugUsed(slug) : "An earlier line is about this product already.",
    ]);
  });
  return { rows, fingerprint: fingerprintOf(rows) };
}

const refuse = ({ line }: TableRow, name: string, notes: string[]): PlannedRow => ({
  line,
  name,
  act: "refuse",
  notes,
  id: "",
});

const slugIn = ({ cells }: TableRow): string => typed(cells.slug)?.trim() ?? "";

const slugUsed = (slug: string | undefined): string => `slug “${slug}”: ${productText.errors.slugUsed}`;

function planRow(row: TableRow, known: Known, circumstances: Circumstances): PlannedRow {
  const { cells } = row;
  const slug = slugIn(row);
  const sku = typed(cells.sku)?.trim() ?? "";
  const before = known.bySlug.get(slug) ?? known.bySku.get(sku);
  const name = typed(cells.name)?.trim() || before?.name || slug || sku;
  if (!before && cells.name === undefined) return refuse(row, name, ["No product has this slug or SKU."]);
  const sold = before && soldSince(cells, before);
  if (sold) return refuse(row, name, [sold]);
  const read = readRow(row, before, known);
  if ("problems" in read) return refuse(row, name, read.problems);
  const { columns } = read;
  const other = known.bySku.get(columns.sku ?? "");
  if (other && other !== before) return refuse(row, name, [`The SKU is used by “${other.name}”.`]);
  const holder = known.bySlug.get(columns.slug);
  if (holder && holder !== before) return refuse(row, name, [slugUsed(columns.slug)]);
  if (!before) {
    const id = uuidv7(circumstances.now.getTime(), circumstances.random());
    return { line: row.line, name, act: "add", notes: [], id, columns };
  }
  const notes = changesInWords(before, columns);
  const act = notes.length > 0 ? "change" : "keep";
  return { line: row.line, name, act, notes, id: before.id, before, columns };
}

/** The columns that a line stands for: its cells over what the product is, or over an empty form. */
function readRow(
  { cells }: TableRow,
  before: ProductRow | undefined,
  known: Known,
): { columns: PlannedColumns } | { problems: string[] } {
  const own = before && cellsOf(before);
  const changed = (column: CsvColumn): string | undefined => {
    const given = cells[column];
    if (given === undefined || (own && saysTheSame(given, own[column]))) return undefined;
    if (own && isAsExported(cells, column)) return undefined;
    // An empty slug is no slug: the product keeps the one it has.
    return before && column === "slug" && given.trim() === "" ? undefined : cellAsTyped(given);
  };
  const fields = fieldsIn(before, changed, known);
  const pictures = picturesIn(before, changed);
  const problems = ["problems" in fields ? fields.problems : [], pictures.problems].flat();
  if ("problems" in fields || problems.length > 0) return { problems };
  return { columns: { ...fields.columns, ...pictures.columns } };
}

/** As in the form, only what the owner changed is taken: what orders took since the export stays taken. */
function isAsExported(cells: TableRow["cells"], column: CsvColumn): boolean {
  const exported = column === "stock_count" ? cells.exported_stock_count : cells.exported_in_stock;
  if (column !== "stock_count" && column !== "in_stock") return false;
  return exported !== undefined && cells[column]?.trim() === exported.trim();
}

/** A count that its owner changed, though others had changed it since the export. */
function soldSince(cells: TableRow["cells"], before: ProductRow): string | undefined {
  const { exported_stock_count: exported, stock_count: given } = cells;
  if (exported === undefined || given === undefined || isAsExported(cells, "stock_count")) return undefined;
  const now = String(before.stock_count ?? "");
  if (now === exported.trim() || now === given.trim()) return undefined;
  return `stock_count: ${productText.errors.sold(before.stock_count ?? 0)}`;
}

type FieldColumns = Omit<PlannedColumns, keyof ReturnType<typeof pictureColumnsOf>>;

/** What an old row may lack is asked for only where the file itself changes it. */
const harmless = { price: "1", description: "x", metaTitle: "x", metaDescription: "x", hsn: "", taxRate: "" };

function fieldsIn(
  before: ProductRow | undefined,
  changed: (column: CsvColumn) => string | undefined,
  known: Known,
): { columns: FieldColumns } | { problems: string[] } {
  const start = before ? { ...textsOf(before), ...harmless } : emptyTexts;
  const form = new FormData();
  for (const field of productFields) form.set(field, changed(columnNames[field]) ?? start[field]);
  const parsed = parseProduct(form);
  if (parsed.kind === "refused") {
    const told = productFields.filter((field) => parsed.errors[field]);
    return { problems: told.map((field) => `${columnNames[field]}: ${parsed.errors[field]}`) };
  }
  const artisan = known.makerNamed(parsed.value.artisan);
  const columns: FieldColumns = { ...columnsOf(parsed.value), artisan };
  if (!before) return { columns };
  const kept = productFields
    .map((field) => columnNames[field])
    .filter((column) => changed(column) === undefined);
  const old = Object.fromEntries(kept.map((column) => [column, before[column]]));
  const after = { ...columns, ...old };
  return { columns: isBack(before, after) ? { ...after, in_stock: true } : after };
}

/** As in the form: whoever counts pieces of a product that had run out means to sell them. */
const isBack = (before: ProductRow, after: FieldColumns): boolean =>
  before.stock_count === 0 && (after.stock_count ?? 0) > 0 && after.in_stock === before.in_stock;

/** A file may put a product's own pictures in another order, leave some out, and name pictures that lie elsewhere on the web. */
function picturesIn(before: ProductRow | undefined, changed: (column: CsvColumn) => string | undefined) {
  const lines = (text: string | undefined, own: string[] | undefined): string[] =>
    text === undefined ? (own ?? []) : text.split(/\r?\n/).map((line) => line.trim());
  const images = lines(changed("images"), before?.images).filter(Boolean);
  const alts = lines(changed("image_alt_texts"), before?.image_alt_texts).map((alt) => cleanText(alt, 300));
  const givenShare = changed("og_image_url");
  const share = givenShare === undefined ? (before?.og_image_url ?? null) : givenShare.trim() || null;
  const own = new Set([...(before?.images ?? []), before?.og_image_url ?? ""]);
  const added = [...images, ...(share ? [share] : [])].filter((url) => !own.has(url));
  const problems = added
    .filter((url) => !/^https:\/\/\S{1,490}$/.test(url))
    .map((url) => `images: “${url.slice(0, 80)}” is neither a picture of this product nor an https address.`);
  if (added.length > 0 && images.length > mostPictures) problems.push(`images: at most ${mostPictures}.`);
  const columns = { images, image_alt_texts: alts.slice(0, images.length), og_image_url: share };
  return { problems, columns: before && isAsBefore(before, columns) ? pictureColumnsOf(before) : columns };
}

const pictureColumnsOf = ({ images, image_alt_texts, og_image_url }: ProductRow) => ({
  images,
  image_alt_texts,
  og_image_url,
});

/** Alt texts that are all blank, or missing at the end, say the same. */
function isAsBefore(before: ProductRow, after: ReturnType<typeof pictureColumnsOf>): boolean {
  const told = ({ images, image_alt_texts, og_image_url }: ReturnType<typeof pictureColumnsOf>) =>
    JSON.stringify([images, images.map((_, place) => image_alt_texts[place] ?? ""), og_image_url]);
  return told(before) === told(after);
}

function fingerprintOf(rows: readonly PlannedRow[]): string {
  const told = rows.map(({ line, act, notes, before, columns }) => [
    ...[line, act, notes, before?.id, before?.version, before?.stock_count, before?.in_stock],
    act === "keep" ? null : columns,
  ]);
  return createHash("sha256").update(JSON.stringify(told)).digest("base64url");
}
