import { withOption } from "#catalogue/options/variant.ts";
import type { GivenSum } from "#orders/given-for/given-for.ts";
import type { OrderLine } from "#orders/order.ts";
import { sum } from "#values/money/money.ts";
import { givenForText as text } from "./given-for.text.ts";

type Line = Pick<OrderLine, "id" | "productName" | "optionText" | "quantity">;

/** What a refund was for, as far as it is known; empty where it is not. */
export function givenForWords({ amount, givenFor }: GivenSum, lines: readonly Line[]): string {
  if (!givenFor) return "";
  const parts = givenFor.lines.flatMap(({ item, pieces, amount: given }) => {
    const line = lines.find(({ id }) => id === item);
    if (!line || (pieces === 0 && given === 0)) return [];
    const name = withOption(line.productName, line.optionText);
    return [pieces === 0 ? text.price(name) : text.pieces(name, pieces, line.quantity)];
  });
  const rest = amount - sum(givenFor.lines.map((each) => each.amount));
  const all = rest > 0 ? [...parts, text.servicesToo] : parts;
  return all.length > 0 ? text.was(all) : "";
}
