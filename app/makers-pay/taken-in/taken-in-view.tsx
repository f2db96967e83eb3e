import { Form } from "react-router";
import type { ChosenGoods, GoodsFound } from "#making/new-lot/goods-to-make.db.server.ts";
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
import { type Paise, rupeesAndPaise } from "#values/money/money.ts";
import { payAccountPath, takenInPath } from "../pay-paths.ts";
import type { TakenInAnswer } from "./taken-in.form.ts";
import { takenInText as text } from "./taken-in.text.ts";

interface TakenInViewProps {
  maker: { id: string; name: string };
  q: string;
  /** What is agreed for a piece today; null where nothing is. */
  sum: Paise | null;
  chosen: ChosenGoods | null;
  found: readonly GoodsFound[];
  today: string;
  formKey: string;
  given: TakenInAnswer | undefined;
}

/** What a maker brought: first the product, by its picture, then how many. */
export const TakenInView = (props: TakenInViewProps) => {
  const { maker, sum, chosen } = props;
  return (
    <>
      <BackLink to={payAccountPath(maker.id)}>{maker.name}</BackLink>
      <PageHead title={text.title} note={text.note} />
      <div className="max-w-[46rem]">
        <p className="mb-4 font-semibold">{sum === null ? text.noTerm : text.term(rupeesAndPaise(sum))}</p>
        {chosen ? <TakenForm key={chosen.id} {...props} goods={chosen} /> : <Finder {...props} />}
      </div>
    </>
  );
};

const chooseHref = (makerId: string, id: string): string =>
  `${takenInPath(makerId)}?${new URLSearchParams({ product: id })}`;

function Finder({ maker, q, found }: Pick<TakenInViewProps, "maker" | "q" | "found">) {
  return (
    <>
      <FilterForm searchLabel={text.find} query={q} {...(q !== "" && { clear: takenInPath(maker.id) })} />
      <p role="status" className="mt-4 border-b border-ink pb-1 text-sm text-ink-2">
        {found.length === 0 ? text.noneFound : q !== "" && text.found(found.length)}
      </p>
      <ul className="divide-y divide-hair">
        {found.map(({ id, name, sku, picture }) => (
          <FoundLine key={id} picture={picture} title={name} note={sku ?? ""}>
            <ButtonLink to={chooseHref(maker.id, id)} small aria-label={`${text.choose} ${name}`}>
              {text.choose}
            </ButtonLink>
          </FoundLine>
        ))}
      </ul>
    </>
  );
}

function TakenForm({ maker, goods, today, formKey, given }: TakenInViewProps & { goods: ChosenGoods }) {
  const [errors, typed] = [errorsIn(given), typedIn(given)];
  const form = useFirstError(given);
  return (
    <Form
      ref={form}
      method="post"
      action={chooseHref(maker.id, goods.id)}
      aria-label={text.title}
      noValidate={useHydrated()}
      preventScrollReset
      className="grid gap-4"
    >
      <input type="hidden" name="product" value={goods.id} />
      <input type="hidden" name="key" value={typed.key || formKey} />
      <ul className="border-y border-hair">
        <FoundLine picture={goods.picture} title={goods.name} note={goods.sku ?? ""}>
          <ButtonLink to={takenInPath(maker.id)} small variant="text">
            {text.change}
          </ButtonLink>
        </FoundLine>
      </ul>
      {goods.options.length > 0 && (
        <SelectField
          name="option"
          label={text.option}
          required
          defaultValue={typed.option ?? ""}
          options={[
            { value: "", label: text.choose },
            ...goods.options.map(({ id, text: label }) => ({ value: id, label })),
          ]}
          {...(errors.option && { error: errors.option })}
        />
      )}
      <div className="grid grid-cols-2 items-start gap-3">
        <Field
          name="pieces"
          label={text.pieces}
          required
          inputMode="numeric"
          autoComplete="off"
          defaultValue={typed.pieces ?? ""}
          {...(errors.pieces && { error: errors.pieces })}
        />
        <DayField
          name="on"
          label={text.on}
          required
          defaultValue={typed.on ?? today}
          {...(errors.on && { error: errors.on })}
        />
      </div>
      <Button {...useActButton("take")} variant="primary">
        {text.take}
      </Button>
    </Form>
  );
}
