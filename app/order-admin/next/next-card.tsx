import type { ReactNode } from "react";
import { cameBackAt } from "#orders/history/cancel-cause.ts";
import { hrefOf } from "#orders/links/list-query.ts";
import { RecordNext } from "#records/page/record-next.tsx";
import { Link } from "#ui/link.tsx";
import { longDateTime } from "#values/time/date-time.ts";
import { cashAdminText } from "../dues-admin.text.ts";
import { keptText } from "../kept/kept.text.ts";
import { NextOrderLink } from "../next-order-link.tsx";
import { orderAdminText } from "../order-admin.text.ts";
import type { AdminPage } from "../read-order.server.ts";
import { EWayNote } from "./e-way-note.tsx";
import { NextAct } from "./next-act.tsx";
import type { Next } from "./next-of.ts";
import { nextSentence, waitingSince } from "./next-words.ts";

interface NextCardProps {
  next: Next;
  adminPage: AdminPage;
  /** Where a parcel's number is typed, and the button that sends it. */
  sending: ReactNode;
  /** Everything else that can be done. */
  more: ReactNode;
}

/** What waits of the order, the one button for it, and all else folded away: the page begins with it. */
export function NextCard({ next, adminPage, sending, more }: NextCardProps) {
  const trouble = "parcel" in next && next.parcel?.trouble;
  return (
    <RecordNext
      sentence={nextSentence(next, adminPage)}
      since={waitingSince(next, adminPage)}
      trouble={trouble && keptText.said(trouble)}
      more={more}
    >
      {adminPage.eWay && <EWayNote need={adminPage.eWay} today={adminPage.today} />}
      <NextAct next={next} adminPage={adminPage} sending={sending} />
      <WasDone adminPage={adminPage} />
      {adminPage.next && <NextOrderLink next={adminPage.next} isDone={isQuiet(next)} />}
    </RecordNext>
  );
}

/** Is nothing to be pressed here? Then the next order is. */
function isQuiet({ kind }: Next): boolean {
  return kind === "track" || kind === "cancelled" || kind === "done";
}

/** What was said and done of it so far. */
function WasDone({ adminPage: { order, history } }: Pick<NextCardProps, "adminPage">) {
  const { confirmation, confirmedHow, packedAt, fulfilment, cancelledBy, cancelReason } = order;
  const since = cameBackAt(history);
  const isCancelled = fulfilment === "cancelled";
  if (isCancelled)
    return (
      <>
        {since && (
          <p>
            {cashAdminText.cameBackOn(longDateTime(since))}{" "}
            <Link to={hrefOf({ filter: "shipped", text: "", page: 1 })} className="action">
              {cashAdminText.onTheirWay}
            </Link>
          </p>
        )}
        {cancelledBy === "shopper" && <p>{orderAdminText.cancelledByCustomer}</p>}
        {cancelledBy === "shopper" && cancelReason && (
          <p dir="auto" className="border-l-4 border-double border-ink pl-3 whitespace-pre-line">
            {cancelReason}
          </p>
        )}
      </>
    );
  return (
    <>
      {confirmation?.at && (
        <p>
          {cashAdminText.done(longDateTime(confirmation.at))}{" "}
          {confirmedHow && cashAdminText.how[confirmedHow]}
        </p>
      )}
      {packedAt && <p>{orderAdminText.packedSince(longDateTime(packedAt))}</p>}
    </>
  );
}
