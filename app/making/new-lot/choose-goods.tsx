import { ButtonLink } from "#ui/form/button.tsx";
import { SelectField } from "#ui/form/select-field.tsx";
import { FilterForm } from "#ui/list/filter-form.tsx";
import { FoundLine } from "#ui/list/found-line.tsx";
import { makingText } from "../admin/making.text.ts";
import type { ChosenGoods, GoodsFound } from "./goods-to-make.db.server.ts";

const words = () => makingText.newLotForm;

/** A page whose form is about one product, with that product chosen. */
export const pathWithGoods = (page: string, id: string): string =>
  `${page}?${new URLSearchParams({ product: id })}`;

interface FindGoodsProps {
  page: string;
  q: string;
  found: readonly GoodsFound[];
}

/** Products by their pictures, one of which is chosen. */
export function FindGoods({ page, q, found }: FindGoodsProps) {
  const text = words();
  return (
    <>
      <FilterForm searchLabel={text.find} query={q} {...(q !== "" && { clear: page })} />
      <p role="status" className="mt-4 border-b border-ink pb-1 text-sm text-ink-2">
        {found.length === 0 ? text.noneFound : q !== "" && text.found(found.length)}
      </p>
      <ul className="divide-y divide-hair">
        {found.map(({ id, name, sku, picture }) => (
          <FoundLine key={id} picture={picture} title={name} note={sku ?? ""}>
            <ButtonLink to={pathWithGoods(page, id)} small aria-label={`${text.choose} ${name}`}>
              {text.choose}
            </ButtonLink>
          </FoundLine>
        ))}
      </ul>
    </>
  );
}

interface GoodsFieldsProps {
  page: string;
  goods: ChosenGoods;
  /** The option, as it was typed. */
  option: string | undefined;
  error: string | undefined;
}

/** The product that was chosen, in its form: another one can be, and one of its options is. */
export function GoodsFields({ page, goods, option = "", error }: GoodsFieldsProps) {
  const text = words();
  return (
    <>
      <input type="hidden" name="product" value={goods.id} />
      <ul className="border-y border-hair">
        <FoundLine picture={goods.picture} title={goods.name} note={goods.sku ?? ""}>
          <ButtonLink to={page} small variant="text">
            {text.change}
          </ButtonLink>
        </FoundLine>
      </ul>
      {goods.options.length > 0 && (
        <SelectField
          name="option"
          label={text.option}
          required
          defaultValue={option}
          options={[
            { value: "", label: text.choose },
            ...goods.options.map(({ id, text: label }) => ({ value: id, label })),
          ]}
          error={error}
        />
      )}
    </>
  );
}
