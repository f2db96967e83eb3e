import { ColumnOfParts, PartOfForm } from "#records/fields/form-parts.tsx";
import { NamedField } from "#records/fields/record-fields.tsx";
import { RecordForm } from "#records/record-form.tsx";
import { SearchFields } from "#records/search-fields.tsx";
import type { FieldErrors } from "#ui/form/form-answer.ts";
import { Link } from "#ui/link.tsx";
import type { ProductField } from "../../product-fields.ts";
import { GetsFields } from "../gets/gets-fields.tsx";
import { productLabelsPath } from "../labels/label-papers.ts";
import { printLabelsText } from "../labels/print-labels.text.ts";
import { OptionsPart } from "../options/options-part.tsx";
import { PersonalPart } from "../options/personal-part.tsx";
import { useChoices } from "../options/use-choices.ts";
import { products } from "../products.ts";
import { GroupFields } from "../steps/group-fields.tsx";
import type { MadeBeside } from "../steps/read-made.server.ts";
import { StepsPart } from "../steps/steps-part.tsx";
import { MissingPart } from "./missing-part.tsx";
import { OtherStateHint } from "./other-state-hint.tsx";
import type { BesideProduct, OpenProduct, ProductAnswer } from "./product-answer.ts";
import { ProductPreview } from "./product-preview.tsx";
import { madeTexts } from "./product-texts.ts";
import { useProductForm } from "./use-product-form.ts";

interface ProductFormProps {
  open: OpenProduct;
  given: ProductAnswer | undefined;
  beside: BesideProduct | undefined;
  closeTo: string;
}

/** The whole form of a product: the fields that most need first, the rest folded. */
export function ProductForm({ open, given, beside, closeTo }: ProductFormProps) {
  const { fields, pictures, parts, list, words } = products;
  const form = useProductForm(open, given, closeTo);
  const { start, shown, preview, texts } = form;
  const state = { ...form, made: madeTexts(texts) };
  const choices = useChoices(form);
  const { length: variants } = choices.variants;
  const drawn = { fields, pictures, state, proposals: { artisan: beside?.artisans ?? [] } };
  const { first, folded } = parts;
  const made = beside?.made ?? unmade;
  return (
    <>
      <AboutProduct open={open} waiting={beside?.waiting ?? 0} />
      <RecordForm state={state} words={words} reload={list.address({}, { edit: start.id })} hasPreview>
        {/* Enter saves; else it would press the first button of the form. */}
        <button type="submit" hidden />
        <input type="hidden" name="shownInStock" value={shown.inStock} />
        <input type="hidden" name="shownStockCount" value={shown.stockCount} />
        {variants > 0 && <KeptStock texts={texts} />}
        <div className="grid gap-8 md:grid-cols-2 md:gap-x-10">
          <ColumnOfParts {...drawn} parts={variants > 0 ? first.following : first.main} />
          <ColumnOfParts {...drawn} parts={first.beside} />
        </div>
        <div className="mt-8 grid">
          {texts.name.trim() !== "" && (
            <MissingPart shown={{ texts, pictures: state.pictures.images.items.length, variants }} />
          )}
          <OtherStateHint hsn={texts.hsn} />
          <div className="mt-6 border-b border-hair">
            {folded.map((part) => (
              <PartOfForm key={part.title} {...drawn} part={part} />
            ))}
            <OptionsPart choices={choices} />
            <PersonalPart choices={choices} />
            <StepsPart choices={choices} group={groupIn(texts, made.groups, state.errors)}>
              <GroupFields {...drawn} made={made} />
            </StepsPart>
            <GetsFields {...drawn} standing={beside?.gets} />
            <SearchFields
              state={state}
              ogImage={state.pictures.ogImage}
              ogError={state.errors.ogImage}
              otherwise={words.ogOtherwise}
              folded
            >
              <NamedField {...drawn} name="seoKeywords" />
            </SearchFields>
          </div>
        </div>
      </RecordForm>
      {preview.shown && <ProductPreview product={preview.shown} onClose={preview.close} />}
    </>
  );
}

const unmade: MadeBeside = { groups: [], advice: undefined };

const groupIn = (
  { makingGroup }: Pick<OpenProduct["texts"], "makingGroup">,
  groups: MadeBeside["groups"],
  errors: FieldErrors<ProductField>,
) => ({
  name: groups.find(({ id }) => id === makingGroup)?.name,
  isWrong: (errors.makingGroup ?? errors.makingWeight) !== undefined,
});

/** Further acts on a product that is in the shop. */
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

/**
 * The hidden values of the stock fields are sent along: they count again once the variants are taken away.
 */
const KeptStock = ({ texts }: { texts: OpenProduct["texts"] }) => (
  <>
    {texts.inStock === "true" && <input type="hidden" name="inStock" value="true" />}
    <input type="hidden" name="stockCount" value={texts.stockCount} />
  </>
);
