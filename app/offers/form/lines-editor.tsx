import type { BulkTiers } from "#bulk-prices/bulk-tiers.ts";
import { Button } from "#ui/form/button.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { cleanText } from "#values/text/clean-text.ts";
import type { AskedTax } from "../asked-tax.ts";
import { lineOfProduct, type MeantProduct } from "../writing/line-product.ts";
import type { FoundProducts } from "../writing/offer.form.ts";
import { offerFormText as text } from "../writing/offer-form.text.ts";
import type { TypedLine } from "../writing/typed-lines.ts";
import { LineFields } from "./line-fields.tsx";
import { ProductFinder } from "./product-finder.tsx";
import type { LinesState } from "./use-lines.ts";

interface LinesEditorProps {
  state: LinesState;
  tiers: BulkTiers;
  asksTax: AskedTax;
  meant: readonly MeantProduct[];
  /** The finds of a search without script. */
  found: FoundProducts | undefined;
  /** The error of the lines as a whole. */
  error: string | undefined;
}

/**
 * The lines of an offer, or of an order by phone: products that are searched, and lines of one's own. Without
 * script each button posts the form, which comes back with the change.
 */
export function LinesEditor({ state, tiers, asksTax, meant, found, error }: LinesEditorProps) {
  const meantBy = ({ product, name }: TypedLine) =>
    product === "" ? meant.filter((each) => each.name === cleanText(name, 200)) : [];
  return (
    <TitledPart title={text.lines}>
      <ol className="grid gap-5">
        {state.lines.map((written, place) => (
          <LineFields
            key={written.key}
            written={written}
            place={place}
            product={state.products.find(({ id }) => id === written.line.product)}
            tiers={tiers}
            asksTax={asksTax}
            meant={meantBy(written.line).map(({ product }) => product)}
            onReplace={(line, product) => {
              if (product) state.know(product);
              state.replace(written.key, line);
            }}
            onRemove={() => state.remove(written.key)}
          />
        ))}
      </ol>
      <ProductFinder
        found={found}
        error={error}
        onTake={(product) => {
          state.know(product);
          state.add(lineOfProduct(tiers, product));
        }}
      />
      <div>
        <Button
          type="submit"
          name="intent"
          value="add-line"
          formNoValidate
          small
          onClick={(event) => {
            event.preventDefault();
            state.add();
          }}
        >
          {text.addLine}
        </Button>
        <p className="mt-1 text-sm text-ink-2">{text.addLineHint}</p>
      </div>
    </TitledPart>
  );
}
