import { expect, test } from "vitest";
import { type Paise, paise } from "#values/money/money.ts";
import { markupOf } from "../../../../tests/render-markup.tsx";
import { GivenForField } from "./given-for-field.tsx";

function choices(quantity: number, shippingCost: Paise, fee = paise(0)): string[] {
  const order = {
    ...{ lines: [{ id: "l", productName: "Tote", optionText: null, quantity }], shippingCost },
    ...{ subtotal: paise(100_00), total: paise(100_00), shippingMethod: "standard" as const },
    adjustments: fee > 0 ? [{ kind: "fee" as const, label: "Gift wrap", amount: fee }] : [],
  };
  const markup = markupOf(<GivenForField order={order} typed={undefined} />);
  return [...markup.matchAll(/<option value="([^"]*)"/g)].map(([, value = ""]) => value);
}

test.each([
  ["one piece, nothing else", choices(1, paise(0)), []],
  ["one piece and its shipping", choices(1, paise(60_00)), ["", "l:1", "l:0", "services"]],
  ["one piece and a fee", choices(1, paise(0), paise(50_00)), ["", "l:1", "l:0", "services"]],
  ["two pieces, nothing else", choices(2, paise(0)), ["", "l:1", "l:2", "l:0"]],
])("what money back can be for, of %s (INVOICE-18)", (_, found, expected) => expect(found).toEqual(expected));
