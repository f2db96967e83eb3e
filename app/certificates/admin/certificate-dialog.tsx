import { useNavigation } from "react-router";
import { May } from "#accounts/permissions/may.tsx";
import { techniqueLabels } from "#catalogue/list/filter.text.ts";
import { ActForm } from "#records/act-form.tsx";
import { ButtonLink } from "#ui/form/button.tsx";
import { ConfirmButton } from "#ui/form/confirm-button.tsx";
import { errorsIn, typedIn } from "#ui/form/form-answer.ts";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { TextAreaField } from "#ui/form/text-area-field.tsx";
import { Link } from "#ui/link.tsx";
import { RecordHistory } from "#ui/list/record-history.tsx";
import { StatusBadge } from "#ui/list/status-badge.tsx";
import { type Fact, FactList } from "#ui/page/fact-list.tsx";
import { isBlank } from "#values/text/blank.ts";
import { textIn } from "#values/text/form-text.ts";
import { longDate, longDateTime } from "#values/time/date-time.ts";
import { certificatePath, shownCode } from "../certificate-code.ts";
import { certificateAdminText as text } from "./certificate-admin.text.ts";
import { adminCertificatePath, cardPath, orderOfPiecePath } from "./certificate-list.ts";
import { certificateTones } from "./certificates-table.tsx";
import { parseWithdrawal, type WithdrawAnswer } from "./withdraw.form.ts";
import type { OpenCertificate } from "./withdraw-certificate.server.ts";

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
    { term: text.facts.piece, value: facts.product },
    { term: text.facts.number, value: text.number(number, facts.edition) },
    ...given(text.facts.option, facts.option),
    ...given(text.facts.maker, facts.maker),
    { term: text.facts.technique, value: techniqueLabels[facts.technique] },
    ...given(text.facts.material, facts.material),
    ...given(text.facts.size, facts.size),
    ...(order ? [{ term: text.facts.order, value: <OrderLink order={order} /> }] : []),
    { term: text.facts.issued, value: longDate(issuedAt) },
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
    { term: text.facts.lookedAt, value: looked },
    ...(claimedAt ? [{ term: text.facts.claimed, value: longDateTime(claimedAt) }] : []),
    ...(voidAt && voidReason
      ? [{ term: text.facts.void, value: `${text.reasons[voidReason]}, ${longDateTime(voidAt)}` }]
      : []),
    ...(voidNote === null ? [] : [{ term: text.withdrawWhy, value: voidNote }]),
  ];
}

const OrderLink = ({ order }: { order: { id: string; number: string } }) => (
  <Link to={orderOfPiecePath(order.id)} className="underline">
    {order.number}
  </Link>
);

/** Folded away: it is done seldom, and can't be undone. */
export const WithdrawPart = (props: WithdrawFormProps) => (
  <details open={props.given !== undefined} className="mt-5 border-t border-hair pt-2">
    <summary className="flex min-h-11 cursor-pointer items-center text-sm font-semibold">
      {text.withdrawPart}
    </summary>
    <WithdrawForm {...props} />
  </details>
);

interface WithdrawFormProps {
  certificate: Pick<OpenCertificate["certificate"], "code" | "version">;
  given: WithdrawAnswer | undefined;
}

/** Voids a certificate, with a reason for the owner herself. */
function WithdrawForm({ certificate: { code, version }, given }: WithdrawFormProps) {
  const to = adminCertificatePath(code);
  return (
    <ActForm to={to} version={version} label={text.withdraw} given={given} rules={parseWithdrawal}>
      {given?.kind === "failed" && given.text && <FormProblem text={given.text} reload={to} />}
      <TextAreaField
        label={text.withdrawWhy}
        name="why"
        rows={2}
        required
        defaultValue={typedIn(given).why ?? ""}
        hint={text.withdrawHint}
        error={errorsIn(given).why}
      />
      <ConfirmButton
        question={text.withdrawAsk}
        questionOf={(form) => (isBlank(textIn(form, "why")) ? undefined : text.withdrawAsk)}
        pending={useNavigation().formData?.has("why") ?? false}
        className="justify-self-start max-sm:w-full"
      >
        {text.withdraw}
      </ConfirmButton>
    </ActForm>
  );
}
