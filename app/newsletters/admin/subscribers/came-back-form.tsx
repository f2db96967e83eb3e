import { Form } from "react-router";
import { Button } from "#ui/form/button.tsx";
import { errorsIn, typedIn } from "#ui/form/form-answer.ts";
import { TextAreaField } from "#ui/form/text-area-field.tsx";
import { useFirstError } from "#ui/form/use-first-error.ts";
import type { PasteAnswer } from "./subscriber.ts";
import { subscribersText as text } from "./subscribers.text.ts";

/** Takes mails that came back to the owner: their recipients are written to no more (NEWSLETTER-24). */
export function CameBackForm({ action, given }: { action: string; given: PasteAnswer | undefined }) {
  const form = useFirstError(given);
  return (
    <details open={given !== undefined} className="mt-8 max-w-measure border-t border-hair pt-2">
      <summary className="action cursor-pointer">{text.cameBack.title}</summary>
      <p className="mt-1 text-sm text-ink-2">{text.cameBack.text}</p>
      <Form
        ref={form}
        method="post"
        action={action}
        noValidate
        preventScrollReset
        className="mt-3 grid justify-items-start gap-3"
      >
        <TextAreaField
          name="text"
          label={text.cameBack.label}
          required
          rows={6}
          defaultValue={typedIn(given).text}
          error={errorsIn(given).text}
          className="w-full"
        />
        <Button type="submit" name="intent" value="paste" small>
          {text.cameBack.submit}
        </Button>
      </Form>
    </details>
  );
}
