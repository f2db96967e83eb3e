import { Form, useNavigation } from "react-router";
import { ConfirmButton } from "#ui/form/confirm-button.tsx";
import { errorsIn, typedIn } from "#ui/form/form-answer.ts";
import { TextAreaField } from "#ui/form/text-area-field.tsx";
import { useFirstError } from "#ui/form/use-first-error.ts";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import type { WordsAnswer } from "./offer-act.form.ts";
import { ownOfferText as text } from "./own-offer.text.ts";

/** How a buyer says no, with a word why if they like. */
export function DeclineForm({ answer }: { answer: WordsAnswer | undefined }) {
  const form = useFirstError(answer);
  return (
    <TitledPart title={text.declineTitle} className="mt-12">
      <p className="max-w-measure">{text.declineIntro}</p>
      <Form ref={form} method="post" noValidate={useHydrated()} className="grid max-w-form gap-4">
        <input type="hidden" name="act" value="decline" />
        <TextAreaField
          name="words"
          label={text.declineWords}
          dir="auto"
          rows={2}
          defaultValue={typedIn(answer).words ?? ""}
          error={errorsIn(answer).words}
        />
        <div className="flex flex-wrap items-end gap-3">
          <ConfirmButton
            question={text.declineQuestion}
            pending={useNavigation().formData?.get("act") === "decline"}
          >
            {text.decline}
          </ConfirmButton>
        </div>
      </Form>
    </TitledPart>
  );
}
