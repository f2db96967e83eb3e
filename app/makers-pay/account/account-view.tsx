import { FormProblem } from "#ui/form/form-problem.tsx";
import { type HistoryLine, RecordHistory } from "#ui/list/record-history.tsx";
import { StatusBadge } from "#ui/list/status-badge.tsx";
import { useNotices } from "#ui/overlay/use-notices.ts";
import { BackLink } from "#ui/page/back-link.tsx";
import { PageHead } from "#ui/page/page-head.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { longDay, monthOfYear } from "#values/time/date-time.ts";
import { startOfIndianDay } from "#values/time/indian-day.ts";
import { makersPayPath, payAccountPath, payStatementPath } from "../pay-paths.ts";
import { makerAccountText as text } from "./account.text.ts";
import { AccountEntries, CorrectDialog } from "./account-entries.tsx";
import type { AccountPageData, MakerAccountAnswer } from "./account-form.tsx";
import { AccountNext } from "./account-next.tsx";
import { BankPart } from "./bank-part.tsx";
import { LeavePart, leftOnOf } from "./leave-part.tsx";
import { TermsPart } from "./terms-part.tsx";

interface AccountViewProps {
  account: AccountPageData;
  history: readonly HistoryLine[];
  given: MakerAccountAnswer | undefined;
}

/** A maker's account: what is owed and paid first, then each entry, and what is known for paying. */
export function AccountView({ account, history, given }: AccountViewProps) {
  const { id, name, isInRun, opened } = account;
  const leftOn = leftOnOf(account);
  const problem = given?.kind === "failed" && given.text ? text.notSaved(given.text) : undefined;
  useNotices(given, [problem && { ...problem, tone: "destructive" }]);
  return (
    <>
      <BackLink to={makersPayPath}>{text.back}</BackLink>
      <PageHead title={name}>
        {isInRun && <StatusBadge tone="yellow">{text.inRun}</StatusBadge>}
        {leftOn && <StatusBadge tone="grey">{text.left(longDay(leftOn))}</StatusBadge>}
      </PageHead>
      {problem && <FormProblem text={problem.text} reload={payAccountPath(id)} className="mb-4" />}
      <AccountNext key={account.key} account={account} given={given} />
      <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <AccountEntries account={account} />
        <div className="grid min-w-0 gap-8">
          <TermsPart account={account} given={given} />
          <BankPart key={account.bank.version} account={account} given={given} />
          <Statements account={account} />
          <LeavePart account={account} given={given} />
        </div>
      </div>
      <RecordHistory lines={history} />
      {opened && <CorrectDialog account={account} entry={opened} given={given} />}
    </>
  );
}

const Statements = ({ account: { statements } }: { account: AccountPageData }) =>
  statements.length > 0 && (
    <TitledPart title={text.statements} list>
      <ul>
        {statements.map(({ id, number, month }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 border-b border-hair py-1.5 text-sm">
            <a href={payStatementPath(id)} className="action text-sm">
              {number}
            </a>
            <span className="self-center text-ink-2">{monthOfYear(startOfIndianDay(month))}</span>
          </li>
        ))}
      </ul>
    </TitledPart>
  );
