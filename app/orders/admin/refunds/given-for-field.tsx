import { withOption } from "#catalogue/options/variant.ts";
import { SelectField } from "#ui/form/select-field.tsx";
import { saidForValue } from "../../invoice/said-for.ts";
import type { OrderLine } from "../../order.ts";
import { givenForText as text } from "./given-for.text.ts";

type Line = Pick<OrderLine, "id" | "productName" | "optionText" | "quantity">;

/** What money that goes back is for; of an order of one piece there is nothing to say. */
export function GivenForField({ lines, typed }: { lines: readonly Line[]; typed: string | undefined }) {
  if (lines.reduce((all, { quantity }) => all + quantity, 0) < 2) return null;
  return (
    <SelectField
      name="givenFor"
      label={text.label}
      hint={text.hint}
      hideOptional
      defaultValue={typed ?? ""}
      options={[{ value: "", label: text.all }, ...lines.flatMap(choicesOf)]}
    />
  );
}

/** Of a long line some numbers and all of it. */
const mostListed = 10;

function choicesOf({ id: item, productName, optionText, quantity }: Line) {
  const name = withOption(productName, optionText);
  const some = Array.from({ length: Math.min(mostListed, quantity - 1) }, (_, place) => place + 1);
  return [
    ...[...some, quantity].map((pieces) => ({
      value: saidForValue({ item, pieces }),
      label: text.pieces(name, pieces, quantity),
    })),
    { value: saidForValue({ item, pieces: 0 }), label: text.price(name) },
  ];
}
