import { keptText } from "#order-admin/kept/kept.text.ts";
import { adminOrderPath } from "#orders/links/list-query.ts";
import { ButtonLink } from "#ui/form/button.tsx";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { Link } from "#ui/link.tsx";
import { RecordHistory } from "#ui/list/record-history.tsx";
import { StatusBadge } from "#ui/list/status-badge.tsx";
import { useNotices } from "#ui/overlay/use-notices.ts";
import { type Fact, FactList } from "#ui/page/fact-list.tsx";
import { photoText } from "#ui/photos/photo.text.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { longDateTime } from "#values/time/date-time.ts";
import { adminReturnPath, photoPath } from "../return-request.ts";
import { reasonWords, resolutionWords, returnStateWords, returnText, wishWords } from "../returns.text.ts";
import type { ManagedReturn } from "./read-return.server.ts";
import type { ReturnActProps } from "./receive-form.tsx";
import { returnAdminText as text } from "./return-admin.text.ts";
import { ReturnNextCard } from "./return-next-card.tsx";
import { returnTones } from "./returns-table.tsx";

/** A request: what the owner does next about it, then what is known of it. */
export function ManageReturn({ managed, given }: ReturnActProps) {
  const { request, history, failed, next } = managed;
  const { id, state, photos, number, version } = request;
  const isWaiting = state === "requested" || state === "received" || failed !== null;
  const problem =
    given?.kind === "failed" && given.text !== undefined ? text.saveFailed(given.text) : undefined;
  useNotices(given, [problem && { ...problem, tone: "destructive" }]);
  return (
    <>
      <p className="mb-3 flex flex-wrap items-center gap-2">
        <b>{number}</b>
        <StatusBadge tone={returnTones[state]}>{returnStateWords[state]}</StatusBadge>
        {request.isLate && <StatusBadge tone="red">{text.late}</StatusBadge>}
        {failed && <StatusBadge tone="red">{text.unpaid}</StatusBadge>}
      </p>
      {problem && <FormProblem text={problem.text} reload={adminReturnPath(id)} className="mb-3" />}
      {failed && (
        <FormProblem
          text={text.refundFailed(failed.problem && keptText.said(failed.problem))}
          className="mb-3"
        />
      )}
      <ReturnNextCard key={`${state} ${version}`} managed={managed} given={given} />
      {next && !isWaiting && (
        <p className="-mt-4 mb-6">
          <ButtonLink small to={adminReturnPath(next.id)}>
            {text.nextReturn(next.number)}
          </ButtonLink>
          <span className="ml-3 text-sm text-ink-2">{text.left(next.left)}</span>
        </p>
      )}
      <FactList facts={factsOf(managed)} />
      {photos.length > 0 && <Photos id={id} count={photos.length} />}
      <RecordHistory lines={history} />
    </>
  );
}

function factsOf({ request, orderNumber, buyer, lines, isCash, isDue, orderTotal }: ManagedReturn): Fact[] {
  const taken = (asked: number, came: number) =>
    request.receivedAt && came !== asked ? text.cameOfAsked(came, asked) : String(asked);
  return [
    {
      term: text.facts.order,
      value: (
        <Link to={adminOrderPath(request.orderId)} className="underline">
          {orderNumber}
        </Link>
      ),
    },
    { term: text.facts.customer, value: [buyer.name, buyer.email, buyer.phone].filter(Boolean).join("\n") },
    text.paid(orderTotal, { isCash, isDue }),
    {
      term: text.facts.pieces,
      value: lines.map(({ name, asked, taken: came }) => `${name} × ${taken(asked, came)}`).join("\n"),
    },
    { term: text.facts.reason, value: reasonWords[request.reason] },
    ...(request.comment ? [{ term: text.facts.comment, value: request.comment }] : []),
    { term: text.facts.wish, value: wishWords[request.wish] },
    ...(request.wishedVariant ? [{ term: returnText.wishedVariant, value: request.wishedVariant }] : []),
    ...(request.upiId ? [{ term: returnText.upi, value: request.upiId }] : []),
    { term: text.facts.asked, value: longDateTime(request.requestedAt) },
    ...(request.resolution
      ? [{ term: text.facts.settledBy, value: resolutionWords[request.resolution] }]
      : []),
    ...(request.refund === null ? [] : [{ term: text.facts.sum, value: rupeesExact(request.refund) }]),
    ...(request.sentInstead ? [{ term: text.facts.instead, value: request.sentInstead }] : []),
    ...(request.declineWords ? [{ term: text.words, value: request.declineWords }] : []),
    ...(request.settleWords ? [{ term: text.words, value: request.settleWords }] : []),
  ];
}

function Photos({ id, count }: { id: string; count: number }) {
  return (
    <ul className="mt-4 flex flex-wrap gap-3" aria-label={text.facts.photos}>
      {Array.from({ length: count }, (_, place) => (
        <li key={photoPath(id, place)}>
          <a href={photoPath(id, place)} target="_blank" rel="noopener">
            <img
              src={photoPath(id, place)}
              alt={photoText.photoOf(place + 1)}
              className="size-28 border border-hair bg-fold object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
