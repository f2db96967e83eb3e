import type { ReactNode } from "react";
import { Button } from "#ui/form/button.tsx";
import { Field } from "#ui/form/field.tsx";
import { StandingNotice } from "#ui/form/form-notice.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { localPath } from "#values/language/address.ts";
import { accountWords } from "../account-answer.ts";
import { AccountFrame } from "../account-parts.tsx";
import { parseCode, type SignInCodeAnswer } from "./code.form.ts";
import { codeText as text } from "./code.text.ts";

interface CodeFormProps {
  /** The page that the visitor came from. */
  from: string | undefined;
  given: SignInCodeAnswer | undefined;
  /** In place of the form, once the sign-in has ended. */
  over: ReactNode;
}

/** One field for a code of the app, or a recovery code. */
export function CodeForm({ from, given, over }: CodeFormProps) {
  const action = from ? `/sign-in-code?${new URLSearchParams({ from })}` : "/sign-in-code";
  const { form, answer, errors, standing, isSending, submit } = useForm<"code", string>({
    action,
    parse: parseCode,
    given,
    stays: true,
    words: accountWords({ failed: text.failed }),
  });
  if (answer?.kind === "failed" && answer.reason === "stale") return over;
  return (
    <AccountFrame title={text.title} intro={text.intro}>
      <form
        ref={form}
        method="post"
        action={localPath(action)}
        noValidate
        onSubmit={submit}
        className="grid gap-4"
      >
        <StandingNotice notice={standing} />
        <Field
          name="code"
          label={text.label}
          hint={text.hint}
          error={errors.code}
          required
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
        />
        <Button type="submit" variant="primary" wide pending={isSending} className="mt-2">
          {text.submit}
        </Button>
      </form>
    </AccountFrame>
  );
}
