import { Button } from "#ui/form/button.tsx";
import { Field } from "#ui/form/field.tsx";
import { typedIn } from "#ui/form/form-answer.ts";
import { SentNotice, StandingNotice } from "#ui/form/form-notice.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { localPath } from "#values/language/address.ts";
import { parseTrack, type TrackAnswer, type TrackField } from "./track.form.ts";
import { trackText } from "./track.text.ts";

interface TrackFormProps {
  /** What came of the form when it was posted without script. */
  given?: TrackAnswer;
  /** The page says that it was sent. */
  isSent: boolean;
}

export function TrackForm({ given, isSent }: TrackFormProps) {
  const { form, answer, errors, isOver, standing, isSending, submit } = useForm<TrackField>({
    action: "/track",
    parse: parseTrack,
    given,
    words: { done: trackText.sent, failed: trackText.failed },
  });
  const typed = typedIn(given);
  return (
    <form
      ref={form}
      method="post"
      action={localPath("/track")}
      noValidate
      onSubmit={submit}
      className="grid max-w-110 gap-4"
    >
      {(answer?.kind === "done" || (isSent && !isOver)) && <SentNotice {...trackText.sent} />}
      <StandingNotice notice={standing} takesFocus={given?.kind === "failed"} />
      <Field
        name="orderNumber"
        label={trackText.orderNumber}
        hint={trackText.orderHint}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        required
        maxLength={40}
        defaultValue={typed.orderNumber}
        error={errors.orderNumber}
      />
      <Field
        name="email"
        label={trackText.emailLabel}
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        defaultValue={typed.email}
        error={errors.email}
      />
      <Button type="submit" variant="primary" pending={isSending} className="mt-2 sm:justify-self-start">
        {trackText.submit}
      </Button>
    </form>
  );
}
