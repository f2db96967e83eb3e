import { Form } from "react-router";
import { DayField } from "#records/fields/day-field.tsx";
import { useActButton } from "#ui/form/act-button.ts";
import { Button } from "#ui/form/button.tsx";
import { Field } from "#ui/form/field.tsx";
import { errorsIn, typedIn } from "#ui/form/form-answer.ts";
import { useFirstError } from "#ui/form/use-first-error.ts";
import { BackLink } from "#ui/page/back-link.tsx";
import { PageHead } from "#ui/page/page-head.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { makingText as text } from "../admin/making.text.ts";
import { makingPath, newLotPath } from "../admin/making-list.ts";
import { FindGoods, GoodsFields, pathWithGoods } from "./choose-goods.tsx";
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
        <FindGoods page={newLotPath} q={q} found={found} />
      )}
    </div>
  </>
);

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
      action={pathWithGoods(newLotPath, goods.id)}
      aria-label={text.newLot}
      noValidate={useHydrated()}
      preventScrollReset
      className="grid gap-4"
    >
      <input type="hidden" name="id" value={id} />
      <GoodsFields page={newLotPath} goods={goods} option={typed.option} error={errors.option} />
      <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-start gap-3 sm:grid-cols-2">
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
