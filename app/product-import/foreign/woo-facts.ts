import type { Cells } from "../product-cells.server.ts";
import { foreignText } from "./foreign.text.ts";
import { cellOf, type ForeignRow } from "./foreign.ts";
import { weightText } from "./foreign-values.ts";
import { wooText } from "./woo-text.ts";

// What a line of WooCommerce's export says of one product or variation.

export interface Attribute {
  name: string;
  /** The column of its values. */
  value: string;
}

/** The attributes that distinguish variations: those with a value in one of them. */
export function optionsIn(children: readonly ForeignRow[]): Attribute[] {
  return attributesOf(children).filter(({ value }) => children.some((child) => cellOf(child, value) !== ""));
}

export function attributesOf(rows: readonly ForeignRow[]): Attribute[] {
  const columns = Object.keys(rows[0]?.cells ?? {}).flatMap((column) => {
    const [, place] = /^attribute (\d+) name$/.exec(column) ?? [];
    return place === undefined ? [] : [{ column, value: `attribute ${place} value(s)` }];
  });
  return columns.flatMap(({ column, value }) => {
    const name = rows.map((row) => cellOf(row, column)).find(Boolean);
    return name === undefined ? [] : [{ name, value }];
  });
}

export function priceOf(row: ForeignRow) {
  const [regular, sale] = [cellOf(row, "regular price"), cellOf(row, "sale price")];
  return { price: sale || regular, was: sale ? regular : "" };
}

export function wooSaleDays(rows: readonly ForeignRow[], sale: string | undefined): Cells {
  const [first] = rows;
  if (!first || !sale) return {};
  const day = (column: string) => /^\d{4}-\d{2}-\d{2}/.exec(cellOf(first, column))?.[0] ?? "";
  return { sale_from: day("date sale price starts"), sale_until: day("date sale price ends") };
}

/** An export writes line ends of a text as '\n'. */
export const descriptionOf = (row: ForeignRow): string =>
  [cellOf(row, "short description"), cellOf(row, "description")]
    .filter(Boolean)
    .map((text) => wooText(text.replaceAll("\\n", "\n")))
    .join("\n");

/** Why a variation can't be bought there; undefined where it can. Below a draft all are drafts. */
export function whyOff(child: ForeignRow, parent: ForeignRow): string | undefined {
  const [own, whole] = [cellOf(child, "published"), cellOf(parent, "published")];
  if (own === "0" || (own === "-1" && whole !== "-1")) return foreignText.skip.off;
  return priceOf(child).price === "" ? foreignText.skip.noPrice : undefined;
}

/** By the two programs that most shops of that kind have for it. */
export const seo = (row: ForeignRow, what: "title" | "desc"): string =>
  what === "title"
    ? cellOf(row, "meta: _yoast_wpseo_title", "meta: rank_math_title")
        .replaceAll(/%{1,2}[\w]+%{1,2}/g, "")
        .trim()
    : cellOf(row, "meta: _yoast_wpseo_metadesc", "meta: rank_math_description");

/** The unit stands in the column's name. */
function measured(row: ForeignRow, name: string): { number: string; unit: string } {
  const column = Object.keys(row.cells).find((each) => each.startsWith(`${name} (`)) ?? "";
  return { number: row.cells[column]?.trim() ?? "", unit: /\((.+)\)/.exec(column)?.[1] ?? "" };
}

export function wooWeight(row: ForeignRow): string {
  const { number, unit } = measured(row, "weight");
  return weightText(number, unit);
}

export function wooSize(row: ForeignRow): string {
  const sides = ["length", "width", "height"].map((side) => measured(row, side));
  const known = sides.filter(({ number }) => Number(number) > 0);
  return known.length > 0 ? `${known.map(({ number }) => number).join(" × ")} ${known[0]?.unit ?? ""}` : "";
}

export const factColumn = (name: string): "material" | "handles" | undefined =>
  ({ material: "material", materials: "material", fabric: "material", handles: "handles" })[
    name.toLowerCase()
  ] as "material" | "handles" | undefined;

export function factsIn(row: ForeignRow, others: readonly Attribute[]): Cells {
  return Object.fromEntries(
    others.flatMap(({ name, value }) => {
      const column = factColumn(name);
      return column === undefined ? [] : [[column, cellOf(row, value)] as const];
    }),
  );
}

export function stockOf(row: ForeignRow): { in_stock: string; stock_count: string } {
  const [has, stock] = [cellOf(row, "in stock?"), cellOf(row, "stock")];
  const isBackorder = /^(1|notify|yes)$/i.test(cellOf(row, "backorders allowed?"));
  const count = Number.parseInt(stock, 10);
  const isCounted = /^-?\d+/.test(stock) && !isBackorder;
  const in_stock = String(has !== "0" && (!isCounted || count > 0));
  return { in_stock, stock_count: isCounted ? String(Math.min(Math.max(count, 0), 999_999)) : "" };
}
