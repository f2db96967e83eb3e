import { productSlug } from "#catalogue/admin/form/product-texts.ts";
import { profilesOf } from "#catalogue/admin/product-writes.db.server.ts";
import { personalFieldsOf } from "#catalogue/options/variants.db.server.ts";
import type { GroupNames } from "#catalogue/steps/group-names.ts";
import { stepsOf } from "#catalogue/steps/making-steps.db.server.ts";
import { fetchedBefore } from "#pictures/foreign/foreign-pictures.db.server.ts";
import type { Db } from "#platform/database/db.ts";
import { cellAsTyped } from "#platform/text/csv.server.ts";
import { makingGroupNames } from "#promise/making-groups.db.server.ts";
import { cleanText } from "#values/text/clean-text.ts";
import { nameKey } from "#values/text/name-key.ts";
import type { TableRow } from "./import-table.server.ts";
import { rowsNamed, variantsWithSkus } from "./known-rows.db.server.ts";
import type { CsvColumn, ProductWithSteps } from "./product-cells.server.ts";

/** What the shop knows of the names in a file. */
export interface Known {
  /** Written so, else one that reads the same: letters' case and unseen signs make no other name. */
  withSlug(slug: string): ProductWithSteps | undefined;
  withSku(sku: string): ProductWithSteps | undefined;
  /** Its product's name and its values, 'Lotus Tote: Small', where a variant has this SKU. */
  variantWithSku(sku: string): string | undefined;
  /**
   * A maker's name as the profile spells it, where there is one; the writer's or the team's where none is
   * given.
   */
  makerNamed(name: string | null): string;
  /** The groups that make. */
  groups: GroupNames;
  /** The own pictures that a product has of addresses elsewhere, by these (PRODUCT-35). */
  fetchedFor(productId: string): ReadonlyMap<string, string>;
}

/** Everything is read at once, in a few queries. */
export async function knownOf(db: Db, rows: readonly TableRow[], otherwise: string): Promise<Known> {
  const all = (column: CsvColumn) => rows.flatMap(({ cells }) => typed(cells[column])?.trim() || []);
  const groups = await makingGroupNames(db);
  const found = await productsNamed(db, groups, {
    // A new product without a slug gets the one that its name gives.
    slugs: [...all("slug"), ...all("name").map(productSlug)],
    skus: all("sku").flatMap((sku) => [sku, cleaned(sku)]),
  });
  const variants = await variantsWithSkus(db, all("sku").map(cleaned));
  const profiles = await profilesOf(db, [...all("artisan").map(cleaned), otherwise]);
  const fetchedFor = await fetchedBefore(
    db,
    "product",
    found.map(({ id }) => id),
  );
  return {
    withSlug: finder(found, (row) => row.slug),
    withSku: finder(found, (row) => row.sku),
    variantWithSku: (sku) => variants.get(nameKey(sku)),
    makerNamed: (name) => profiles.get(name ?? otherwise)?.name ?? name ?? otherwise,
    groups,
    fetchedFor,
  };
}

function finder(rows: readonly ProductWithSteps[], nameOf: (row: ProductWithSteps) => string | null) {
  const named = rows.flatMap((row) => {
    const name = nameOf(row);
    return name ? [[name, row] as const] : [];
  });
  const exact = new Map(named);
  const alike = new Map(named.map(([name, row]) => [nameKey(name), row]));
  return (name: string) => exact.get(name) ?? alike.get(nameKey(name));
}

async function productsNamed(
  db: Db,
  groups: GroupNames,
  names: { slugs: string[]; skus: string[] },
): Promise<ProductWithSteps[]> {
  const rows = await rowsNamed(db, names);
  const steps = await stepsOf(
    db,
    rows.map(({ id }) => id),
  );
  // As a form gives them, for what is compared with it.
  return rows.map((row) => ({
    ...row,
    personal: personalFieldsOf(row.personal),
    steps: steps.get(row.id) ?? [],
    group: groups.get(row.making_group ?? "") ?? null,
  }));
}

/** As the form reads a line of text. */
const cleaned = (text: string): string => cleanText(text, text.length);

/** A cell as it was meant, whatever an export or a spreadsheet put before it. */
export const typed = (cell: string | undefined): string | undefined =>
  cell === undefined ? undefined : cellAsTyped(cell);
