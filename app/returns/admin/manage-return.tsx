import { May } from "#accounts/permissions/may.tsx";
import { keptText } from "#order-admin/kept/kept.text.ts";
import { adminOrderPath } from "#orders/links/list-query.ts";
import { useActButton } from "#ui/form/act-button.ts";
import { Button, ButtonLink } from "#ui/form/button.tsx";
import { errorsIn, typedOf } from "#ui/form/form-answer.ts";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { TextAreaField } from "#ui/form/text-area-field.tsx";
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
import { ReceiveForm, ReturnActForm, type ReturnActProps } from "./receive-form.tsx";
import { type ReturnActName, returnActNeeds } from "./return-act.form.ts";
import { returnAdminText as text } from "./return-admin.text.ts";
import { returnTones } from "./returns-table.tsx";
import { SettleForm } from "./settle-form.tsx";

/** A request with what the owner can do next, and nothing else. */
export function ManageReturn({ managed, given }: ReturnActProps) {
  const { request, history, failed, lines, next } = managed;
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
      <FactList facts={factsOf(managed)} />
      {photos.length > 0 && <Photos id={id} count={photos.length} />}
      <p className="mt-5 border-t border-hair pt-4 text-sm">{nextWords(managed)}</p>
      {next && !isWaiting && (
        <p className="mt-2">
          <ButtonLink small to={adminReturnPath(next.id)}>
            {text.nextReturn(next.number)}
          </ButtonLink>
          <span className="ml-3 text-sm text-ink-2">{text.left(next.left)}</span>
        </p>
      )}
      {problem && <FormProblem text={problem.text} reload={adminReturnPath(id)} className="mt-3" />}
      {failed && (
        <FormProblem
          text={text.refundFailed(failed.problem && keptText.said(failed.problem))}
          className="mt-3"
        />
      )}
      <div key={`${state} ${version}`}>
        {state === "requested" && (
          <May needs={returnActNeeds.approve}>
            <ApproveOrDecline managed={managed} given={given} />
          </May>
        )}
        {state === "approved" && (
          <May needs={returnActNeeds.receive}>
            <ReceiveForm managed={managed} given={given} />
          </May>
        )}
        {mayBeSettled(managed) && lines.length > 0 && (
          <May needs={returnActNeeds.settle}>
            <SettleForm managed={managed} given={given} />
          </May>
        )}
      </div>
      <RecordHistory lines={history} />
    </>
  );
}

function nextWords({ request: { state, sentInstead }, failed }: ManagedReturn): string {
  if (failed) return text.nextUnpaid;
  return sentInstead === null ? text.next[state] : text.parcelWaits;
}

const mayBeSettled = ({ request: { state, kind }, failed }: ManagedReturn): boolean =>
  state === "received" || (state === "approved" && kind === "damage") || failed !== null;

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

/** What is done about a new request. */
export function ApproveOrDecline(props: ReturnActProps) {
  const { words } = errorsIn(props.given);
  const approve = useActButton<ReturnActName>("approve");
  const decline = useActButton<ReturnActName>("decline");
  return (
    <>
      <ReturnActForm {...props} label={text.approve}>
        <Button {...approve} variant="primary">
          {text.approve}
        </Button>
      </ReturnActForm>
      <ReturnActForm {...props} label={text.decline}>
        <TextAreaField
          name="words"
          label={text.declineWords}
          required
          dir="auto"
          rows={3}
          hint={text.declineHint}
          defaultValue={typedOf(props.given)?.words ?? ""}
          {...(words ? { error: words } : {})}
        />
        <Button {...decline}>{text.decline}</Button>
      </ReturnActForm>
    </>
  );
}
