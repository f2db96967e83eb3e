import { Form } from "react-router";
import { useMay } from "#accounts/permissions/held-context.ts";
import { useActButton } from "#ui/form/act-button.ts";
import { Button, ButtonLink } from "#ui/form/button.tsx";
import { Field } from "#ui/form/field.tsx";
import { errorsIn, typedIn } from "#ui/form/form-answer.ts";
import { useFirstError } from "#ui/form/use-first-error.ts";
import { BackLink } from "#ui/page/back-link.tsx";
import { PageHead } from "#ui/page/page-head.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import type { LedgersAnswer } from "../rules/ledgers.form.ts";
import { type Ledgers, ledgerKinds } from "../rules/ledgers.ts";
import { tallyText as text } from "../tally.text.ts";
import type { AskedMonth } from "./asked-month.server.ts";
import { bookHref, tallyPath } from "./file-links.tsx";
import { MonthForm } from "./month-form.tsx";

interface TallyViewProps {
  asked: AskedMonth;
  ledgers: Ledgers;
  given: LedgersAnswer | undefined;
}

/** A month's vouchers to take along, and what the ledgers are called that they are entered in. */
export const TallyView = ({ asked: { month, months }, ledgers, given }: TallyViewProps) => (
  <>
    <BackLink to={bookHref(month)}>{text.back}</BackLink>
    <PageHead title={text.title} note={text.note}>
      {useMay()("export") && (
        <ButtonLink small variant="primary" reloadDocument prefetch="none" to={bookHref(month, "/tally.xml")}>
          {text.download}
        </ButtonLink>
      )}
    </PageHead>
    <p className="mb-6 max-w-measure font-semibold">{text.untried}</p>
    <MonthForm month={month} months={months} />
    <p className="mb-8 max-w-measure text-sm text-ink-2">{text.what}</p>
    <LedgersForm ledgers={ledgers} given={given} />
  </>
);

function LedgersForm({ ledgers, given }: Pick<TallyViewProps, "ledgers" | "given">) {
  const form = useFirstError(given);
  const [errors, typed] = [errorsIn(given), typedIn(given)];
  return (
    <TitledPart title={text.ledgers}>
      <Form
        ref={form}
        method="post"
        action={tallyPath}
        aria-label={text.ledgers}
        noValidate={useHydrated()}
        preventScrollReset
        className="grid max-w-[46rem] gap-4"
      >
        <p className="text-sm text-ink-2">{text.ledgersNote}</p>
        <div className="grid gap-4 md:grid-cols-2 md:gap-x-10">
          {ledgerKinds.map((kind) => (
            <Field
              key={kind}
              name={kind}
              label={text.names[kind]}
              autoComplete="off"
              required
              defaultValue={typed[kind] ?? ledgers[kind]}
              error={errors[kind]}
            />
          ))}
        </div>
        <Button {...useActButton("ledgers")}>{text.save}</Button>
      </Form>
    </TitledPart>
  );
}
