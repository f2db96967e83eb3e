import { May } from "#accounts/permissions/may.tsx";
import { makersWorkPath } from "#making/making-paths.ts";
import { useActButton } from "#ui/form/act-button.ts";
import { ConfirmButton } from "#ui/form/confirm-button.tsx";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { Link } from "#ui/link.tsx";
import { longDay } from "#values/time/date-time.ts";
import { artisanFormPath } from "../pay-paths.ts";
import { makerAccountText } from "./account.text.ts";
import { AccountForm, type AccountPageData, givenTo, type MakerAccountAnswer } from "./account-form.tsx";

interface LeaveProps {
  account: AccountPageData;
  given: MakerAccountAnswer | undefined;
}

const words = () => makerAccountText.leave;

/** The day on which a maker left who has not come back since. */
export const leftOnOf = ({ bank, working }: Pick<AccountPageData, "bank" | "working">): string | null =>
  working === true ? null : bank.leftOn;

/** A maker who leaves: offered to whoever looks for it, refused while the account is not even. */
export function LeavePart({ account, given }: LeaveProps) {
  const answer = givenTo("left", given);
  const leftOn = leftOnOf(account);
  if (leftOn !== null) return <HasLeft account={account} on={leftOn} />;
  const problem = answer?.kind === "failed" ? answer.text : undefined;
  return (
    <details open={answer !== undefined}>
      <summary className="action text-sm">{words().title}</summary>
      {account.work.pieces > 0 ? (
        <StillWith account={account} />
      ) : (
        <>
          {problem && <FormProblem text={problem} className="mb-3" />}
          <LeaveForm account={account} given={answer} />
        </>
      )}
    </details>
  );
}

/** What is in hand comes first: there is nothing to press yet. */
const StillWith = ({ account: { name, work } }: Pick<LeaveProps, "account">) => (
  <p className="text-sm">
    {words().hasWork(work.pieces)}{" "}
    <May needs="making">
      <Link to={makersWorkPath(name, work.toDo > 0 ? "with-makers" : "to-check")} className="underline">
        {words().seeWork}
      </Link>
    </May>
  </p>
);

function LeaveForm({ account, given }: LeaveProps) {
  const button = useActButton("left");
  return (
    <>
      <p className="mb-3 text-sm text-ink-2">{words().text}</p>
      <AccountForm account={account} label={words().title} given={given}>
        <ConfirmButton {...button} question={words().ask} small>
          {words().act}
        </ConfirmButton>
      </AccountForm>
    </>
  );
}

/** That they have left, and how they are taken back. */
const HasLeft = ({ account: { id, working }, on }: Pick<LeaveProps, "account"> & { on: string }) => (
  <div className="grid gap-1 text-sm">
    <p>{words().since(longDay(on))}</p>
    {working !== null && (
      <p>
        {words().back}{" "}
        <May needs="stories">
          <Link to={artisanFormPath(id)} className="underline">
            {words().form}
          </Link>
        </May>
      </p>
    )}
  </div>
);
