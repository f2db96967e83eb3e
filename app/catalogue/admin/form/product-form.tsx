import { ColumnOfParts, NamedField } from "#records/fields/record-fields.tsx";
import { RecordForm } from "#records/record-form.tsx";
import { SearchFields } from "#records/search-fields.tsx";
import { Link } from "#ui/link.tsx";
import { productLabelsPath } from "../labels/label-papers.ts";
import { printLabelsText } from "../labels/print-labels.text.ts";
import { OptionsPart } from "../options/options-part.tsx";
import { PersonalPart } from "../options/personal-part.tsx";
import { useChoices } from "../options/use-choices.ts";
import { products } from "../products.ts";
import type { BesideProduct, OpenProduct, ProductAnswer } from "./product-answer.ts";
import { ProductPreview } from "./product-preview.tsx";
import { useProductForm } from "./use-product-form.ts";

interface ProductFormProps {
  open: OpenProduct;
  given: ProductAnswer | undefined;
  beside: BesideProduct | undefined;
  closeTo: string;
}

/** All that an owner says of a product. */
export function ProductForm({ open, given, beside, closeTo }: ProductFormProps) {
  const { fields, pictures, parts, list, words } = products;
  const state = useProductForm(open, given, closeTo);
  const { start, shown, preview, texts } = state;
  const choices = useChoices(state);
  const follows = choices.variants.length > 0;
  const main = parts.main.map((part) => (part === parts.stock && follows ? parts.followingStock : part));
  const drawn = { fields, pictures, state, proposals: { artisan: beside?.artisans ?? [] } };
  return (
    <>
      <AboutProduct open={open} waiting={beside?.waiting ?? 0} />
      <RecordForm state={state} words={words} reload={list.address({}, { edit: start.id })} hasPreview>
        {/* Enter saves; else it would press the first button of the form. */}
        <button type="submit" hidden />
        <input type="hidden" name="shownInStock" value={shown.inStock} />
        <input type="hidden" name="shownStockCount" value={shown.stockCount} />
        {follows && <KeptStock texts={texts} />}
        <div className="grid gap-8 md:grid-cols-[7fr_5fr] md:gap-x-10">
          <ColumnOfParts {...drawn} parts={main} />
          <ColumnOfParts {...drawn} parts={parts.beside} />
          <OptionsPart choices={choices} />
          <PersonalPart choices={choices} />
          <SearchFields
            state={state}
            ogImage={state.pictures.ogImage}
            ogError={state.errors.ogImage}
            otherwise={words.ogOtherwise}
          >
            <NamedField {...drawn} name="seoKeywords" />
          </SearchFields>
        </div>
      </RecordForm>
      {preview.shown && <ProductPreview product={preview.shown} onClose={preview.close} />}
    </>
  );
}

/** What there is to do with a product that is in the shop, besides changing it. */
function AboutProduct({ open: { id, version }, waiting }: { open: OpenProduct; waiting: number }) {
  return (
    <>
      {waiting > 0 && <p className="mb-4 text-sm font-semibold">{products.words.waiting(waiting)}</p>}
      {version > 0 && (
        <p className="mb-4">
          <Link to={productLabelsPath(id)} className="action">
            {printLabelsText.link}
          </Link>
        </p>
      )}
    </>
  );
}

/** What stood in the fields of the stock is sent along, for whoever takes the variants away again. */
const KeptStock = ({ texts }: { texts: OpenProduct["texts"] }) => (
  <>
    {texts.inStock === "true" && <input type="hidden" name="inStock" value="true" />}
    <input type="hidden" name="stockCount" value={texts.stockCount} />
  </>
);
