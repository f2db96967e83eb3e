import { ActForm } from "#records/act-form.tsx";
import { MoreOfRecord, RecordNext } from "#records/page/record-next.tsx";
import { Button } from "#ui/form/button.tsx";
import { errorsIn, typedIn } from "#ui/form/form-answer.ts";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { TextAreaField } from "#ui/form/text-area-field.tsx";
import { leftWords, NextInLine } from "#ui/list/next-in-line.tsx";
import { type HistoryLine, RecordHistory } from "#ui/list/record-history.tsx";
import { useNotices } from "#ui/overlay/use-notices.ts";
import { type Fact, FactList } from "#ui/page/fact-list.tsx";
import { longDateTime } from "#values/time/date-time.ts";
import { adminGrievancePath, type GrievanceReply } from "../../grievance/grievance.ts";
import { enquiryAdminText as words } from "../enquiry-admin.text.ts";
import { MailLink, PhoneLink } from "../enquiry-columns.tsx";
import { EraseForm, useActButtons } from "../enquiry-dialog.tsx";
import type { NextEnquiry } from "../enquiry-kind.ts";
import type { GrievanceActAnswer } from "./grievance-act.form.ts";
import { grievanceNextText, grievanceAdminText as text } from "./grievance-admin.text.ts";
import { type GrievanceNext, nextOfGrievance } from "./grievance-next.ts";
import { GrievanceBadges, type ListedGrievance } from "./grievances-table.tsx";

export interface ManagedGrievance {
  grievance: ListedGrievance;
  replies: readonly GrievanceReply[];
  next: NextEnquiry | undefined;
  history: readonly HistoryLine[];
}

interface ManageGrievanceProps {
  managed: ManagedGrievance;
  given: GrievanceActAnswer | undefined;
}

/** A ticket: the owner's next act, its dates, and the words so far. */
export function ManageGrievance({ managed, given }: ManageGrievanceProps) {
  const { grievance, replies, next, history } = managed;
  const { id, number, version, state, isSpam } = grievance;
  const problem =
    given?.kind === "failed" && given.text !== undefined ? text.saveFailed(given.text) : undefined;
  useNotices(given, [problem && { ...problem, tone: "destructive" }]);
  return (
    <>
      <p className="mb-3 flex flex-wrap items-center gap-2">
        <b>{number}</b>
        <GrievanceBadges {...grievance} />
      </p>
      {problem && <FormProblem text={problem.text} reload={adminGrievancePath(id)} className="mb-3" />}
      <GrievanceNextCard key={`${state} ${version}`} managed={managed} given={given} />
      {next && (state !== "open" || isSpam) && (
        <div className="-mt-6 mb-6">
          <NextInLine
            words={text.nextGrievance}
            name={next.name}
            to={adminGrievancePath(next.id)}
            left={leftWords(next.left)}
            isDone={state === "resolved" || isSpam}
          />
        </div>
      )}
      <FactList facts={factsOf(grievance, replies)} />
      <RecordHistory lines={history} />
    </>
  );
}

function factsOf(grievance: ListedGrievance, replies: readonly GrievanceReply[]): Fact[] {
  const { fullName, email, phone, orderNumber, body, receivedAt } = grievance;
  const { acknowledgeBy, acknowledgedAt, resolveBy, resolvedAt } = grievance;
  return [
    { term: words.sender, value: fullName || text.erasedSender },
    ...(email ? [{ term: words.email, value: <MailLink address={email} /> }] : []),
    ...(phone ? [{ term: words.phone, value: <PhoneLink number={phone} /> }] : []),
    ...(orderNumber ? [{ term: text.facts.orderNumber, value: orderNumber }] : []),
    { term: words.received, value: longDateTime(receivedAt) },
    {
      term: text.facts.acknowledge,
      value: acknowledgedAt ? longDateTime(acknowledgedAt) : text.by(acknowledgeBy),
    },
    { term: text.facts.resolve, value: resolvedAt ? longDateTime(resolvedAt) : text.by(resolveBy) },
    { term: text.facts.happened, value: body },
    ...replies.map((reply) => ({ term: text.facts.said(longDateTime(reply.saidAt)), value: reply.body })),
  ];
}

/** The next act on a ticket: an answer, or that it is no spam; the rest is folded. */
function GrievanceNextCard(props: ManageGrievanceProps) {
  const { id, version, fullName, acknowledgeBy, resolveBy, receivedAt } = props.managed.grievance;
  const next = nextOfGrievance(props.managed.grievance);
  const dates = { acknowledge: acknowledgeBy, resolve: resolveBy, judge: resolveBy, nothing: resolveBy };
  return (
    <RecordNext
      level={3}
      sentence={grievanceNextText.sentences[next](fullName || text.erasedSender, longDateTime(dates[next]))}
      since={receivedAt}
      more={
        <MoreOfRecord>
          <EraseForm address={adminGrievancePath(id)} named={{ version }} question={text.eraseQuestion} />
        </MoreOfRecord>
      }
    >
      <Act next={next} {...props} />
    </RecordNext>
  );
}

function Act({ next, ...props }: ManageGrievanceProps & { next: GrievanceNext }) {
  switch (next) {
    case "acknowledge":
    case "resolve":
      return <AnswerForm {...props} />;
    case "judge":
      return <NoSpamForm {...props} />;
    case "nothing":
      return null;
  }
}

function NoSpamForm({ managed: { grievance }, given }: ManageGrievanceProps) {
  const { id, version } = grievance;
  return (
    <ActForm to={adminGrievancePath(id)} version={version} label={text.buttons.real} given={given}>
      <Button {...useActButtons()("real")} small={false} variant="primary" className="justify-self-start">
        {text.buttons.real}
      </Button>
    </ActForm>
  );
}

function AnswerForm({ managed: { grievance }, given }: ManageGrievanceProps) {
  const { id, version, state, email } = grievance;
  const button = useActButtons();
  return (
    <ActForm to={adminGrievancePath(id)} version={version} label={text.actsLabel} given={given}>
      <TextAreaField
        name="words"
        label={text.words}
        dir="auto"
        rows={4}
        hideOptional
        defaultValue={typedIn(given).words ?? ""}
        hint={text.wordsHint(email)}
        error={errorsIn(given).words}
      />
      <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow">
        {state === "open" && <Button {...button("acknowledge")}>{text.buttons.acknowledge}</Button>}
        <Button {...button("reply")}>{text.buttons.reply}</Button>
        <Button {...button("resolve")} variant="primary">
          {text.buttons.resolve}
        </Button>
      </div>
      {state === "open" && <p className="text-sm text-ink-2">{text.acknowledgeHint}</p>}
    </ActForm>
  );
}
