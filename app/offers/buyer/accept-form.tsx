import { Form, useNavigation } from "react-router";
import { localAddressLines } from "#addresses/address-lines.ts";
import { Button } from "#ui/form/button.tsx";
import { Field } from "#ui/form/field.tsx";
import { errorsIn, typedOf } from "#ui/form/form-answer.ts";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { useFirstError } from "#ui/form/use-first-error.ts";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { parseAcceptance } from "./accept.form.ts";
import { BuyerFields } from "./buyer-fields.tsx";
import type { AcceptanceAnswer } from "./offer-act.form.ts";
import { ownOfferText as text } from "./own-offer.text.ts";
import type { OfferPage } from "./read-offer-page.server.ts";

interface AcceptFormProps {
  page: OfferPage;
  given: AcceptanceAnswer | undefined;
}

/** Where an offer is accepted: filled in with the buyer's details, which can be put right. */
export function AcceptForm({ page, given }: AcceptFormProps) {
  const answer = given?.answer;
  const errors = errorsIn(answer);
  const values = typedOf(answer) ?? page.values;
  const form = useFirstError(answer, parseAcceptance);
  const isWrong = Object.keys(errors).some((name) => name !== "poNumber");
  return (
    <TitledPart title={text.accept} className="mt-12">
      <Form ref={form} method="post" noValidate className="group/accept grid max-w-form gap-5">
        {answer?.kind === "failed" && answer.text && <FormProblem text={answer.text} />}
        <Field
          name="poNumber"
          label={text.poNumber}
          hint={text.poHint}
          autoComplete="off"
          defaultValue={values.poNumber ?? ""}
          error={errors.poNumber}
        />
        {page.toMany !== null && <p className="max-w-measure">{text.toMany}</p>}
        {page.shipping && (
          <div>
            <p className="text-sm text-ink-2">{page.toMany === null ? text.goesTo : text.billedTo}</p>
            <p className="whitespace-pre-line wrap-anywhere">{localAddressLines(page.shipping).join("\n")}</p>
          </div>
        )}
        <details open={!page.shipping || isWrong}>
          <summary className="action min-h-11 cursor-pointer py-2">
            {page.shipping ? text.change : text.fill}
          </summary>
          <BuyerFields
            values={values}
            errors={errors}
            countries={given?.countries}
            isToMany={page.toMany !== null}
          />
        </details>
        <Buttons isFree={page.total === 0} />
      </Form>
    </TitledPart>
  );
}

/** The note stands before the buttons, so that it is read before one is pressed. */
function Buttons({ isFree }: { isFree: boolean }) {
  const act = useNavigation().formData?.get("act");
  const isBusy = act !== undefined && act !== null;
  return (
    <>
      <p className="text-sm text-ink-2">{text.acceptNote}</p>
      <div className="flex flex-wrap gap-3 max-sm:[&>button]:w-full">
        <Button
          type="submit"
          name="act"
          value="pay"
          variant="primary"
          pending={act === "pay"}
          disabled={isBusy}
        >
          {isFree ? text.acceptFree : text.acceptAndPay}
        </Button>
        {!isFree && (
          <Button type="submit" name="act" value="bank" pending={act === "bank"} disabled={isBusy}>
            {text.acceptByBank}
          </Button>
        )}
      </div>
    </>
  );
}
