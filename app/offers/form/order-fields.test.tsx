import { expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { routedMarkup } from "../../../tests/render-markup.tsx";
import { emptyLine, type TypedLine } from "../writing/typed-lines.ts";
import { BuyerPart } from "./buyer-part.tsx";
import { LineFields } from "./line-fields.tsx";

const tote = {
  ...{ id: "tote", name: "Tote", sku: null, image: null, collection: "core" as const, price: paise(500_00) },
  ...{ hsn: null, taxRate: null, variants: [] },
};

/** The fields of tax that a product's line has, with what stands in them. */
function taxFields(line: Partial<TypedLine>, product: { hsn?: string }, asks: boolean) {
  const written = { key: "line-0", line: { ...emptyLine, product: "tote", ...line }, errors: {} };
  const html = routedMarkup(
    <LineFields
      {...{ written, place: 0, product: { ...tote, ...product }, tiers: [], meant: [] }}
      asksTax={{ hsn: asks, taxRate: asks }}
      onReplace={() => undefined}
      onRemove={() => undefined}
    />,
  );
  const inputs = html.match(/<input[^>]*name="line-0-(hsn|taxRate)"[^>]*>/g) ?? [];
  const part = (input: string, what: RegExp) => what.exec(input)?.[1] ?? "";
  return inputs.map((input) => `${part(input, /name="line-0-(\w+)"/)} ${part(input, /value="([^"]*)"/)}`);
}

const own = { hsn: "4202", taxRate: "5" };

test.each([
  ["nothing where the shop has its own", {}, {}, false, []],
  ["both where neither has any", {}, {}, true, ["hsn ", "taxRate "]],
  ["what was written before the shop had its own", own, {}, false, ["hsn 4202", "taxRate 5"]],
  ["of that only what the product still lacks", own, { hsn: "6204" }, false, ["taxRate 5"]],
] as const)("a product's line is asked for %s (OFFER-37)", (_, line, product, asks, fields) => {
  expect(taxFields(line, product, asks)).toEqual(fields);
});

function options(asksLanguage: boolean, typed: Record<string, string> = {}): string[] {
  const part = <BuyerPart typed={typed} errors={{}} emailHint="" asksLanguage={asksLanguage} />;
  return routedMarkup(part).match(/<option[^>]*>[^<]*/g) ?? [];
}

test("the owner chooses in which language the buyer of a new order is written to", () => {
  expect(options(false)).toEqual([]);
  expect(options(true)).toEqual([
    '<option value="" selected="">As in the buyer’s account, or else English',
    '<option value="en">English',
    '<option value="hi">हिन्दी',
  ]);
  expect(options(true, { language: "hi" })[2]).toBe('<option value="hi" selected="">हिन्दी');
});
