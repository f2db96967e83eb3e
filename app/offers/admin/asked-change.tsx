import { longDateTime } from "#values/time/date-time.ts";
import type { Offer } from "../offer.ts";
import { offerAdminText as text } from "./offer-admin.text.ts";

/** What its buyer wants to be different about a revision; nothing where nobody has asked. */
export function AskedChange({ offer: { changeWords, changeAskedAt } }: { offer: Offer }) {
  if (changeWords === null) return null;
  return (
    <div className="border-l-4 border-double border-geru pl-3">
      <p className="font-semibold">{text.changeAsked}</p>
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {changeWords}
      </p>
      {changeAskedAt && <p className="text-sm text-ink-2">{longDateTime(changeAskedAt)}</p>}
    </div>
  );
}
