import { Form } from "react-router";
import { FindGoods, GoodsFields, pathWithGoods } from "#making/new-lot/choose-goods.tsx";
import type { ChosenGoods, GoodsFound } from "#making/new-lot/goods-to-make.db.server.ts";
import { DayField } from "#records/fields/day-field.tsx";
import { useActButton } from "#ui/form/act-button.ts";
import { Button } from "#ui/form/button.tsx";
import { Field } from "#ui/form/field.tsx";
import { errorsIn, typedIn } from "#ui/form/form-answer.ts";
import { useFirstError } from "#ui/form/use-first-error.ts";
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
        {chosen ? (
          <TakenForm key={chosen.id} {...props} goods={chosen} />
        ) : (
          <FindGoods {...props} page={takenInPath(maker.id)} />
        )}
      </div>
    </>
  );
};

function TakenForm({ maker, goods, today, formKey, given }: TakenInViewProps & { goods: ChosenGoods }) {
  const [errors, typed] = [errorsIn(given), typedIn(given)];
  const form = useFirstError(given);
  const page = takenInPath(maker.id);
  return (
    <Form
      ref={form}
      method="post"
      action={pathWithGoods(page, goods.id)}
      aria-label={text.title}
      noValidate={useHydrated()}
      preventScrollReset
      className="grid gap-4"
    >
      <input type="hidden" name="key" value={typed.key || formKey} />
      <GoodsFields page={page} goods={goods} option={typed.option} error={errors.option} />
      <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-start gap-3 sm:grid-cols-2">
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
