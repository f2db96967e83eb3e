import { withOption } from "#catalogue/options/variant.ts";
import { saidForValue } from "#orders/given-for/given-for.ts";
import type { OrderLine } from "#orders/order.ts";
import { type BillSums, sumOf } from "#shipping/bill.ts";
import { SelectField } from "#ui/form/select-field.tsx";
import { givenForText as text } from "./given-for.text.ts";

type Line = Pick<OrderLine, "id" | "productName" | "optionText" | "quantity">;

interface GivenForProps {
  order: BillSums & { lines: readonly Line[] };
  typed: string | undefined;
}

/** What money that goes back is for; of one piece without shipping and fees there is nothing to say. */
export function GivenForField({ order, typed }: GivenForProps) {
  const { lines } = order;
  const hasServices = sumOf(order, "shipping") + sumOf(order, "fee") > 0;
  const pieces = lines.reduce((all, { quantity }) => all + quantity, 0);
  if (pieces < 2 && !hasServices) return null;
  const services = { value: saidForValue("services"), label: text.services };
  return (
    <SelectField
      name="givenFor"
      label={text.label}
      hint={text.hint}
      hideOptional
      defaultValue={typed ?? ""}
      options={[
        { value: "", label: text.all },
        ...lines.flatMap(choicesOf),
        ...(hasServices ? [services] : []),
      ]}
    />
  );
}

/** Of a long line the first numbers, then every tenth, and all of it: any other goes back in two parts. */
const listedSingly = 50;
const step = 10;

function choicesOf({ id: item, productName, optionText, quantity }: Line) {
  const name = withOption(productName, optionText);
  const all = Array.from({ length: quantity - 1 }, (_, place) => place + 1);
  const some = all.filter((pieces) => pieces <= listedSingly || pieces % step === 0);
  return [
    ...[...some, quantity].map((pieces) => ({
      value: saidForValue({ item, pieces }),
      label: text.pieces(name, pieces, quantity),
    })),
    { value: saidForValue({ item, pieces: 0 }), label: text.price(name) },
  ];
}
