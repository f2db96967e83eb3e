import { May } from "#accounts/permissions/may.tsx";
import { Link } from "#ui/link.tsx";
import { stateName } from "#values/contact/state-name.ts";
import { indianDay } from "#values/time/indian-day.ts";
import type { EWayNeed } from "../e-way-need.ts";
import { eWayText as text } from "./next.text.ts";

interface NoteProps {
  need: EWayNeed;
  /** Such as '2026-12-01'. */
  today: string;
}

/** That goods move with an e-way bill, and, of a shop without a GSTIN, which of them may not go. */
export function EWayNote({ need, today }: NoteProps) {
  const { state, reason, billedAt, noHandicraft, withoutCode } = need;
  const month = (billedAt ? indianDay(billedAt) : today).slice(0, 7);
  return (
    <div className="grid gap-1 border-l-4 border-geru pl-3">
      <p>
        {text.because[reason](stateName(state), billedAt !== null)}{" "}
        <May needs="money">
          <Link to={`/admin/dashboard/books?month=${month}`} className="action">
            {billedAt ? text.toBooks : text.toBooksLater}
          </Link>
        </May>
      </p>
      {noHandicraft.length > 0 && <p className="font-semibold">{text.noHandicraft(noHandicraft)}</p>}
      {withoutCode.length > 0 && <p>{text.withoutCode(withoutCode)}</p>}
      {noHandicraft.length + withoutCode.length > 0 && <p className="text-ink-2">{text.ask}</p>}
    </div>
  );
}
