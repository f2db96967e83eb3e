import type { ReactNode } from "react";
import { Form } from "react-router";
import { BuyerLink } from "#order-admin/buyer-link.tsx";
import { useActButton } from "#ui/form/act-button.ts";
import { Button } from "#ui/form/button.tsx";
import { ConfirmButton } from "#ui/form/confirm-button.tsx";
import { Field } from "#ui/form/field.tsx";
import { errorsIn, typedIn } from "#ui/form/form-answer.ts";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { useInTurn } from "#ui/form/use-in-turn.ts";
import { QrPicture } from "#ui/media/qr-picture.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { longDate } from "#values/time/date-time.ts";
import type { MadeLink, MakerAnswer } from "./act-on-link.server.ts";
import { makerAdminPath } from "./maker-paths.ts";
import { makersText as text } from "./makers.text.ts";

interface PartProps {
  maker: { id: string; name: string; phone: string | null; madeAt: Date | null; hasCode: boolean };
  given: MakerAnswer | undefined;
}

/** The link to a maker's page: whether there is one, and a new one, which is shown once. */
export function LinkPart({ maker, given }: PartProps) {
  const button = useActButton("link");
  return (
    <TitledPart title={text.link.title}>
      <p className="max-w-measure">{text.link.text}</p>
      {given?.kind === "failed" && given.text && <FormProblem text={given.text} />}
      {given?.kind === "done" && <ShownLink made={given.kept} phone={maker.phone} />}
      <p className="text-sm text-ink-2">
        {maker.madeAt ? text.link.made(longDate(maker.madeAt)) : text.link.none}
      </p>
      <LinkForm maker={maker} label={text.link.title}>
        {maker.madeAt ? (
          <ConfirmButton {...button} question={text.link.ask}>
            {text.link.renew}
          </ConfirmButton>
        ) : (
          <Button {...button} variant="primary">
            {text.link.renew}
          </Button>
        )}
      </LinkForm>
    </TitledPart>
  );
}

const ShownLink = ({ made: { qr, ...message }, phone }: { made: MadeLink; phone: string | null }) => (
  <div role="status" className="grid gap-3 frame-double p-4">
    <p className="max-w-measure text-sm">{text.link.once}</p>
    <BuyerLink label={text.link.shown} message={message} phone={phone} />
    <QrPicture qr={qr} label={text.link.qr} />
  </div>
);

/** The four digits that the page may ask for. */
export function CodePart({ maker, given }: PartProps) {
  const [set, remove] = [useActButton("code"), useActButton("no-code")];
  return (
    <TitledPart title={text.code.title}>
      <p className="max-w-measure">
        {text.code.text} {maker.hasCode ? text.code.has : text.code.none}
      </p>
      <LinkForm maker={maker} label={text.code.title}>
        <Field
          label={text.code.label}
          name="code"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={typedIn(given).code}
          error={errorsIn(given).code}
          required
        />
        <Button {...set}>{text.code.set}</Button>
      </LinkForm>
      {maker.hasCode && (
        <LinkForm maker={maker} label={text.code.remove}>
          <Button {...remove} variant="text">
            {text.code.remove}
          </Button>
        </LinkForm>
      )}
    </TitledPart>
  );
}

interface LinkFormProps extends Pick<PartProps, "maker"> {
  label: string;
  children: ReactNode;
}

function LinkForm({ maker, label, children }: LinkFormProps) {
  return (
    <Form
      method="post"
      action={makerAdminPath(maker.id)}
      aria-label={label}
      noValidate={useHydrated()}
      preventScrollReset
      onSubmit={useInTurn()}
      className="grid justify-items-start gap-3"
    >
      {children}
    </Form>
  );
}
