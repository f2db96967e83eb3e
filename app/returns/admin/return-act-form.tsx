import { type ReactNode, useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { focusFirstError } from "#ui/form/focus-first-error.ts";
import { errorsIn } from "#ui/form/form-answer.ts";
import { useHydrated } from "#ui/use-hydrated.ts";
import { adminReturnPath } from "../return-paths.ts";
import type { ManageReturnProps } from "./manage-return.tsx";

interface ReturnActFormProps extends ManageReturnProps {
  label: string;
  children: ReactNode;
}

/** A form of the dialog; each act is a form of its own. */
export function ReturnActForm({ managed: { request }, given, label, children }: ReturnActFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => focusFirstError(form.current, errorsIn(given)), [given]);
  return (
    <Form
      ref={form}
      method="post"
      action={adminReturnPath(request.id)}
      aria-label={label}
      noValidate={useHydrated()}
      preventScrollReset
      className="mt-4 grid gap-4"
    >
      <input type="hidden" name="version" value={request.version} />
      {children}
    </Form>
  );
}

/** The button of an act: its value for the server, and whether it is under way. */
export function useActButton(intent: "approve" | "decline" | "receive" | "settle") {
  const { state, formData } = useNavigation();
  const sent = state === "idle" ? undefined : formData?.get("intent");
  return {
    type: "submit",
    name: "intent",
    value: intent,
    pending: sent === intent,
    disabled: typeof sent === "string" && sent !== intent,
    className: "justify-self-start max-sm:w-full",
  } as const;
}
