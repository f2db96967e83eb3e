import { productText } from "#catalogue/admin/form/product.text.ts";
import { personalOfTyped } from "#catalogue/admin/options/typed-personal.ts";
import type { PersonalField } from "#catalogue/options/personal.ts";
import { personalFieldsOf } from "#catalogue/options/variants.db.server.ts";
import { yesNo } from "#values/yes-no.ts";
import { type PersonalColumn, personalColumns } from "./choice-columns.ts";
import { type CsvColumn, cellsOf, type ProductWithSteps } from "./product-cells.server.ts";

const facts = ["label", "most", "required", "price"] as const;
const columnOf = (place: number, fact: (typeof facts)[number]): PersonalColumn | undefined =>
  personalColumns[place * facts.length + facts.indexOf(fact)];

/** What can be written on a product as a line of a file has it, its cells over what the product has. */
export function importedPersonal(
  before: ProductWithSteps | undefined,
  changed: (column: CsvColumn) => string | undefined,
): { fields: readonly PersonalField[]; problems: string[] } {
  const own = before ? cellsOf(before) : {};
  if (personalColumns.every((column) => changed(column) === undefined)) {
    return { fields: before ? personalFieldsOf(before.personal) : [], problems: [] };
  }
  const problems: string[] = [];
  const typed = [0, 1, 2].map((place) => {
    const cell = (fact: (typeof facts)[number]): string => {
      const column = columnOf(place, fact);
      return column ? (changed(column) ?? own[column] ?? "") : "";
    };
    const required = yesNo(cell("required"));
    if (required === undefined) problems.push(`${columnOf(place, "required")}: ${productText.errors.yesNo}`);
    return { label: cell("label"), most: cell("most"), required: required ?? false, price: cell("price") };
  });
  const { fields, errors } = personalOfTyped(typed);
  for (const [field, message] of Object.entries(errors)) {
    const [, place = "0", fact] = /^personal-(\d)-(\w+)$/.exec(field) ?? [];
    problems.push(`personal_${Number(place) + 1}_${fact}: ${message}`);
  }
  return { fields, problems };
}
