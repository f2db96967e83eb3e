import { May } from "#accounts/permissions/may.tsx";
import { Link } from "#ui/link.tsx";
import { stateName } from "#values/contact/state-name.ts";
import type { OtherState } from "../other-state.ts";
import { otherStateText as text } from "./next.text.ts";

interface NoteProps {
  told: OtherState;
  /** Such as '2026-12-01'. */
  today: string;
}

/** Of a parcel to another state from a shop without a GSTIN: its e-way bill, and goods that may not go. */
export function OtherStateNote({ told: { state, noHandicraft, withoutCode }, today }: NoteProps) {
  return (
    <div className="grid gap-1 border-l-4 border-geru pl-3">
      <p>
        {text.eWay(stateName(state))}{" "}
        <May needs="money">
          <Link to={`/admin/dashboard/books?month=${today.slice(0, 7)}`} className="action">
            {text.toBooks}
          </Link>
        </May>
      </p>
      {noHandicraft.length > 0 && <p className="font-semibold">{text.noHandicraft(noHandicraft)}</p>}
      {withoutCode.length > 0 && <p>{text.withoutCode(withoutCode)}</p>}
      {noHandicraft.length + withoutCode.length > 0 && <p className="text-ink-2">{text.ask}</p>}
    </div>
  );
}
