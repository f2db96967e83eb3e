import type { Alert } from "./alert.ts";
import { ResendMails } from "./resend-mails.tsx";

/** What is wrong with the shop's own running; nothing when all is well. */
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
