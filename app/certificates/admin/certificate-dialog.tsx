import { May } from "#accounts/permissions/may.tsx";
import { techniqueLabels } from "#catalogue/list/filter.text.ts";
import { ButtonLink } from "#ui/form/button.tsx";
import { Link } from "#ui/link.tsx";
import { RecordHistory } from "#ui/list/record-history.tsx";
import { StatusBadge } from "#ui/list/status-badge.tsx";
import { type Fact, FactList } from "#ui/page/fact-list.tsx";
import { longDate, longDateTime } from "#values/time/date-time.ts";
import { certificatePath, shownCode } from "../certificate-code.ts";
import { certificateAdminText as text } from "./certificate-admin.text.ts";
import { cardPath, orderOfPiecePath } from "./certificate-paths.ts";
import { certificateTones } from "./certificates-table.tsx";
import type { OpenCertificate } from "./open-certificate.server.ts";
import type { WithdrawAnswer } from "./withdraw.form.ts";
import { WithdrawPart } from "./withdraw-form.tsx";

export interface CertificateDialogProps {
  open: OpenCertificate;
  given: WithdrawAnswer | undefined;
}

/** A certificate with all that is known of it, its card to print, and the way to void it. */
export function CertificateDialog({ open, given }: CertificateDialogProps) {
  const { certificate, hasSecret, history } = open;
  const { code, state } = certificate;
  return (
    <>
      <p className="mb-3 flex flex-wrap items-center gap-2">
        <b className="text-md tabular-nums">{shownCode(code)}</b>
        <StatusBadge tone={certificateTones[state]}>{text.states[state]}</StatusBadge>
      </p>
      <FactList facts={factsOf(open)} />
      <div className="mt-5 flex flex-wrap gap-3">
        {state !== "void" && (
          <May needs="pack">
            <CardLinks code={code} />
          </May>
        )}
        <ButtonLink small to={certificatePath(code)} target="_blank" prefetch="none">
          {text.publicPage}
        </ButtonLink>
      </div>
      {state === "issued" && !hasSecret && <p className="mt-2 text-sm text-ink-2">{text.noSecret}</p>}
      {state !== "void" && (
        <May needs="pack">
          <WithdrawPart certificate={certificate} given={given} />
        </May>
      )}
      <RecordHistory lines={history} />
    </>
  );
}

const CardLinks = ({ code }: { code: string }) =>
  (["a4", "a6"] as const).map((paper) => (
    <ButtonLink key={paper} small reloadDocument prefetch="none" target="_blank" to={cardPath(code, paper)}>
      {text.print[paper]}
    </ButtonLink>
  ));

function factsOf({ certificate, order }: OpenCertificate): Fact[] {
  const { facts, number, issuedAt } = certificate;
  const given = (term: string, value: string | null): Fact[] => (value === null ? [] : [{ term, value }]);
  return [
    { term: "Piece", value: facts.product },
    { term: "Number", value: text.number(number, facts.edition) },
    ...given("Option", facts.option),
    ...given("Maker", facts.maker),
    { term: "Technique", value: techniqueLabels[facts.technique] },
    ...given("Material", facts.material),
    ...given("Size", facts.size),
    ...(order ? [{ term: "Order", value: <OrderLink order={order} /> }] : []),
    { term: "Issued", value: longDate(issuedAt) },
    ...whatBecameOfIt(certificate),
  ];
}

function whatBecameOfIt({
  claimedAt,
  voidAt,
  voidReason,
  voidNote,
  looks,
  firstLookAt,
  lastLookAt,
}: OpenCertificate["certificate"]): Fact[] {
  const looked =
    firstLookAt && lastLookAt
      ? text.lookedAt(looks, longDate(firstLookAt), longDate(lastLookAt))
      : text.looks(0);
  return [
    { term: "Looked at", value: looked },
    ...(claimedAt ? [{ term: "Claimed", value: longDateTime(claimedAt) }] : []),
    ...(voidAt && voidReason
      ? [{ term: "Void", value: `${text.reasons[voidReason]}, ${longDateTime(voidAt)}` }]
      : []),
    ...(voidNote === null ? [] : [{ term: text.withdrawWhy, value: voidNote }]),
  ];
}

const OrderLink = ({ order }: { order: { id: string; number: string } }) => (
  <Link to={orderOfPiecePath(order.id)} className="underline">
    {order.number}
  </Link>
);
