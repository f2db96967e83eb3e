import { Form, useNavigation } from "react-router";
import { Button } from "#ui/form/button.tsx";
import { Field } from "#ui/form/field.tsx";
import { errorsIn, typedIn } from "#ui/form/form-answer.ts";
import { StandingNotice } from "#ui/form/form-notice.tsx";
import { useFirstError } from "#ui/form/use-first-error.ts";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { certificatePath } from "../certificate-code.ts";
import { certificateText as text } from "./certificate.text.ts";
import { type ClaimAnswer, parseClaim } from "./claim.form.ts";
import type { PublicCertificate } from "./public-certificate.ts";

interface ClaimFormProps {
  certificate: PublicCertificate;
  answer: ClaimAnswer | undefined;
}

/** Takes the secret from the parcel, typed by the piece's owner. */
export function ClaimForm({ certificate: { code, state }, answer }: ClaimFormProps) {
  const { claim } = text;
  const form = useFirstError(answer, parseClaim);
  const isHydrated = useHydrated();
  const isSending = useNavigation().state === "submitting";
  return (
    <TitledPart title={claim.title} className="mt-8">
      <p className="max-w-measure">
        {{ issued: claim.intro, claimed: claim.again, void: claim.intro }[state]}
      </p>
      <Form
        ref={form}
        method="post"
        action={certificatePath(code)}
        noValidate={isHydrated}
        preventScrollReset
        className="mt-4 grid max-w-80 gap-4"
      >
        <StandingNotice notice={answer?.notice} takesFocus />
        <Field
          name="secret"
          label={claim.secret}
          hint={claim.hint}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          required
          maxLength={60}
          defaultValue={typedIn(answer).secret}
          error={errorsIn(answer).secret}
        />
        <Button type="submit" variant="primary" pending={isSending} className="sm:justify-self-start">
          {claim.submit}
        </Button>
      </Form>
    </TitledPart>
  );
}
