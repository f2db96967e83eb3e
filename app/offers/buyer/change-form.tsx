import { Form, useNavigation } from "react-router";
import { Button } from "#ui/form/button.tsx";
import { errorsIn, typedIn } from "#ui/form/form-answer.ts";
import { TextAreaField } from "#ui/form/text-area-field.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import type { WordsAnswer } from "./offer-act.form.ts";
import { ownOfferText as text } from "./own-offer.text.ts";

interface ChangeFormProps {
  /** The changes requested before. */
  asked: string | null;
  answer: WordsAnswer | undefined;
}

/** A buyer's request for another quantity, price or day; the offer stays open as it is. */
export function ChangeForm({ asked, answer }: ChangeFormProps) {
  return (
    <TitledPart title={text.changeTitle} className="mt-12">
      <p className="max-w-measure">{text.changeIntro}</p>
      {asked && (
        <p
          dir="auto"
          className="max-w-measure whitespace-pre-line wrap-anywhere border-l-4 border-double pl-3"
        >
          <span className="block text-sm text-ink-2">{text.wanted}</span>
          {asked}
        </p>
      )}
      {/* The sent words stand above, so the box is empty again. */}
      <Form key={asked ?? ""} method="post" noValidate preventScrollReset className="grid max-w-form gap-4">
        <input type="hidden" name="act" value="change" />
        <TextAreaField
          name="words"
          label={text.changeLabel}
          dir="auto"
          rows={3}
          hideOptional
          defaultValue={typedIn(answer).words ?? ""}
          error={errorsIn(answer).words}
        />
        <Button
          type="submit"
          pending={useNavigation().formData?.get("act") === "change"}
          className="justify-self-start max-sm:w-full"
        >
          {text.askChange}
        </Button>
      </Form>
    </TitledPart>
  );
}
