import { Form } from "react-router";
import { DayField } from "#records/fields/day-field.tsx";
import { useActButton } from "#ui/form/act-button.ts";
import { Button, ButtonLink } from "#ui/form/button.tsx";
import { Field } from "#ui/form/field.tsx";
import { errorsIn, typedIn } from "#ui/form/form-answer.ts";
import { SelectField } from "#ui/form/select-field.tsx";
import { useFirstError } from "#ui/form/use-first-error.ts";
import { FilterForm } from "#ui/list/filter-form.tsx";
import { FoundLine } from "#ui/list/found-line.tsx";
import { BackLink } from "#ui/page/back-link.tsx";
import { PageHead } from "#ui/page/page-head.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { makingText as text } from "../admin/making.text.ts";
import { makingPath, newLotPath } from "../admin/making-list.ts";
import type { ChosenGoods, GoodsFound } from "./goods-to-make.db.server.ts";
import type { NewLotAnswer } from "./new-lot.form.ts";

interface NewLotViewProps {
  /** Of the lot that the form begins. */
  id: string;
  q: string;
  chosen: ChosenGoods | null;
  found: readonly GoodsFound[];
  given: NewLotAnswer | undefined;
}

/** A lot for stock: first the product, by its picture, then how many by when. */
export const NewLotView = ({ id, q, chosen, found, given }: NewLotViewProps) => (
  <>
    <BackLink to={makingPath}>{text.title}</BackLink>
    <PageHead title={text.newLot} note={text.newLotForm.chosen} />
    <div className="max-w-[46rem]">
      {chosen ? (
        <LotForm key={chosen.id} id={id} goods={chosen} given={given} />
      ) : (
        <Finder q={q} found={found} />
      )}
    </div>
  </>
);

const chooseHref = (id: string): string => `${newLotPath}?${new URLSearchParams({ product: id })}`;

function Finder({ q, found }: Pick<NewLotViewProps, "q" | "found">) {
  return (
    <>
      <FilterForm searchLabel={text.newLotForm.find} query={q} {...(q !== "" && { clear: newLotPath })} />
      <p role="status" className="mt-4 border-b border-ink pb-1 text-sm text-ink-2">
        {found.length === 0 ? text.newLotForm.noneFound : q !== "" && text.newLotForm.found(found.length)}
      </p>
      <ul className="divide-y divide-hair">
        {found.map(({ id, name, sku, picture }) => (
          <FoundLine key={id} picture={picture} title={name} note={sku ?? ""}>
            <ButtonLink to={chooseHref(id)} small aria-label={`${text.newLotForm.choose} ${name}`}>
              {text.newLotForm.choose}
            </ButtonLink>
          </FoundLine>
        ))}
      </ul>
    </>
  );
}

interface LotFormProps extends Pick<NewLotViewProps, "id" | "given"> {
  goods: ChosenGoods;
}

function LotForm({ id, goods, given }: LotFormProps) {
  const [errors, typed] = [errorsIn(given), typedIn(given)];
  const form = useFirstError(given);
  return (
    <Form
      ref={form}
      method="post"
      action={chooseHref(goods.id)}
      aria-label={text.newLot}
      noValidate={useHydrated()}
      preventScrollReset
      className="grid gap-4"
    >
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="product" value={goods.id} />
      <ul className="border-y border-hair">
        <FoundLine picture={goods.picture} title={goods.name} note={goods.sku ?? ""}>
          <ButtonLink to={newLotPath} small variant="text">
            {text.newLotForm.change}
          </ButtonLink>
        </FoundLine>
      </ul>
      {goods.options.length > 0 && (
        <SelectField
          name="option"
          label={text.newLotForm.option}
          required
          defaultValue={typed.option ?? ""}
          options={[
            { value: "", label: text.newLotForm.choose },
            ...goods.options.map(({ id, text: label }) => ({ value: id, label })),
          ]}
          {...(errors.option && { error: errors.option })}
        />
      )}
      <div className="grid grid-cols-2 items-start gap-3">
        <Field
          name="quantity"
          label={text.newLotForm.pieces}
          required
          inputMode="numeric"
          autoComplete="off"
          defaultValue={typed.quantity ?? ""}
          {...(errors.quantity && { error: errors.quantity })}
        />
        <DayField
          name="by"
          label={text.newLotForm.by}
          hideOptional
          defaultValue={typed.by ?? ""}
          {...(errors.by && { error: errors.by })}
        />
      </div>
      <Button {...useActButton("begin")} variant="primary">
        {text.newLotForm.begin}
      </Button>
    </Form>
  );
}
