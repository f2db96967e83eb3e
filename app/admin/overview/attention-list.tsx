import { useMay } from "#accounts/permissions/held-context.ts";
import type { Permission } from "#accounts/permissions/permissions.ts";
import { parcelTroubles, troubleNames } from "#orders/shipments/parcel-trouble.ts";
import { Link } from "#ui/link.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { grouped } from "#values/text/grouped.ts";
import { AlertLines } from "../alerts/alert-lines.tsx";
import { type Attention, attentionNeeds } from "./overview.ts";
import { mostOrdersCounted } from "./waiting.ts";

const home = "/admin/dashboard";

/** What the owner should look at, most urgent first. */
export function AttentionList({ attention }: { attention: Attention | null }) {
  return (
    <TitledPart list title="Needs Attention">
      <AlertLines alerts={attention?.alerts ?? []} />
      {attention ? (
        <ul className="divide-y divide-hair wrap-anywhere">
          <Line
            label="Orders to pack"
            needs={attentionNeeds.ordersToPack}
            count={attention.ordersToPack}
            countedTo={mostOrdersCounted}
            to={`${home}/orders?status=to-pack`}
          />
          {attention.toConfirm > 0 && (
            <Line
              label="Orders to confirm"
              needs={attentionNeeds.toConfirm}
              count={attention.toConfirm}
              to={`${home}/orders?status=to-confirm`}
            />
          )}
          {attention.lateToSend > 0 && (
            <Line
              label="Late to send"
              needs={attentionNeeds.lateToSend}
              count={attention.lateToSend}
              to={`${home}/orders?status=due-to-send`}
            />
          )}
          <ParcelLines attention={attention} />
          {attention.newReturns > 0 && (
            <Line
              label="New returns"
              needs={attentionNeeds.newReturns}
              count={attention.newReturns}
              to={`${home}/returns`}
            />
          )}
          {attention.unpaidReturns > 0 && (
            <Line
              label="Returns whose refund failed"
              needs={attentionNeeds.unpaidReturns}
              count={attention.unpaidReturns}
              to={`${home}/returns?tab=settled`}
            />
          )}
          {attention.newReviews > 0 && (
            <Line
              label="Reviews to look at"
              needs={attentionNeeds.newReviews}
              count={attention.newReviews}
              to={`${home}/reviews`}
            />
          )}
          <Line
            label="Unanswered messages"
            needs={attentionNeeds.newMessages}
            count={attention.newMessages}
            to={`${home}/contact-messages?status=Pending`}
          />
          {attention.openGrievances > 0 && (
            <Line
              label="Open grievances"
              needs={attentionNeeds.openGrievances}
              count={attention.openGrievances}
              to={`${home}/grievances`}
            />
          )}
          <Line
            label="Unanswered quote requests"
            needs={attentionNeeds.newQuotes}
            count={attention.newQuotes}
            to={`${home}/bulk-quotes?status=New`}
          />
          <WaitingOfferLines attention={attention} />
          <HeldLines attention={attention} />
          <Line
            label="Payment issues"
            needs={attentionNeeds.paymentIssues}
            count={attention.paymentIssues}
            to={`${home}/orders?status=payment-issues`}
          />
          <Line
            label="Refunds due"
            needs={attentionNeeds.refundsDue}
            count={attention.refundsDue}
            to={`${home}/orders?status=refund-due`}
          />
          <Line
            label="Low stock"
            needs={attentionNeeds.lowStockCount}
            count={attention.lowStockCount}
            to={`${home}/products?sort=stock`}
          />
          {attention.lowStock.map(({ id, name, stock }) => (
            <li
              key={id}
              className="flex items-baseline justify-between gap-4 py-1.5 pl-4 text-sm wrap-anywhere"
            >
              <Link
                to={`${home}/products?q=${encodeURIComponent(name)}&edit=${id}`}
                className="min-w-0 underline"
              >
                {name}
              </Link>
              <span className="shrink-0 text-xs text-ink-2 tabular-nums">
                {stock === 0 ? "none left" : `${stock} left`}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="py-3 text-sm text-ink-2">These could not be counted.</p>
      )}
    </TitledPart>
  );
}

/** What the owner does about parcels that are on no good way; a day without any has no line of it. */
const ParcelLines = ({ attention: { parcels } }: { attention: Attention }) =>
  parcelTroubles
    .filter((trouble) => parcels[trouble] > 0)
    .map((trouble) => (
      <Line
        key={trouble}
        label={troubleNames[trouble]}
        needs={attentionNeeds.parcels}
        count={parcels[trouble]}
        to={`${home}/orders?status=parcel-trouble`}
      />
    ));

/** Offers that wait for a word; a day without any has no line of it. */
function WaitingOfferLines({ attention: { offers } }: { attention: Attention }) {
  return (
    <>
      {offers.proofChanges > 0 && (
        <Line
          label="Changes of proofs asked"
          needs={attentionNeeds.offers}
          count={offers.proofChanges}
          to={`${home}/offers?tab=changes`}
        />
      )}
      {offers.changes > 0 && (
        <Line
          label="Changes of offers asked"
          needs={attentionNeeds.offers}
          count={offers.changes}
          to={`${home}/offers?tab=changes`}
        />
      )}
      {offers.endingSoon > 0 && (
        <Line
          label="Offers that end soon"
          needs={attentionNeeds.offers}
          count={offers.endingSoon}
          to={`${home}/offers?tab=sent`}
        />
      )}
    </>
  );
}

/** What may be a buyer's among the spam; most shops have none, and no line of it. */
function HeldLines({ attention: { heldMessages, heldQuotes } }: { attention: Attention }) {
  const adminPages = [
    { what: "Messages", count: heldMessages, adminPage: "contact-messages" },
    { what: "Requests", count: heldQuotes, adminPage: "bulk-quotes" },
  ].filter(({ count }) => count > 0);
  return adminPages.map(({ what, count, adminPage }) => (
    <Line
      key={adminPage}
      label={`${what} held for their links`}
      needs={attentionNeeds.heldMessages}
      count={count}
      to={`${home}/${adminPage}?status=Likely+Spam`}
    />
  ));
}

interface LineProps {
  label: string;
  /** Whose line it is. */
  needs: Permission;
  count: number;
  countedTo?: number;
  to: string;
}

function Line({ label, needs, count, countedTo = Number.POSITIVE_INFINITY, to }: LineProps) {
  const may = useMay();
  if (!may(needs)) return null;
  return (
    <li className="flex items-center justify-between gap-4 text-sm">
      {count > 0 ? (
        <Link to={to} className="flex min-h-11 items-center font-semibold underline decoration-geru">
          {label}
        </Link>
      ) : (
        <span className="flex min-h-11 items-center text-ink-2">{label}</span>
      )}
      <span className={`tabular-nums ${count > 0 ? "font-semibold" : "text-ink-2"}`}>
        {`${grouped(count)}${count < countedTo ? "" : "+"}`}
      </span>
    </li>
  );
}
