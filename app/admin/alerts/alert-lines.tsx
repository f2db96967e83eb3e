import { Form, useNavigation } from "react-router";
import { Button } from "#ui/form/button.tsx";
import { adminText } from "../admin.text.ts";
import { type Alert, resendIntent } from "./alert.ts";

/** The shop's own alerts; nothing when all is well. */
export function AlertLines({ alerts }: { alerts: readonly Alert[] }) {
  if (alerts.length === 0) return null;
  return (
    <ul className="mb-3 grid gap-3 border-b border-hair pb-4">
      {alerts.map(({ kind, title, text }) => (
        <li key={kind} className="border-l-4 border-geru pl-3 text-sm">
          <b className="block">{title}</b>
          <span className="text-ink-2">{text}</span>
          {kind === "stuck-mails" && <ResendMails />}
        </li>
      ))}
    </ul>
  );
}

/** For the owner who has mended the mail server: what waits or was given up leaves now. */
export function ResendMails() {
  const pending = useNavigation().formMethod === "POST";
  return (
    <Form method="post" className="mt-2">
      <Button type="submit" name="intent" value={resendIntent} pending={pending} small>
        {adminText.resend.button}
      </Button>
    </Form>
  );
}
