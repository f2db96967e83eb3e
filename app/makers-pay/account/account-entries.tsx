import { May } from "#accounts/permissions/may.tsx";
import { lotPagePath } from "#making/making-paths.ts";
import { useActButton } from "#ui/form/act-button.ts";
import { Button } from "#ui/form/button.tsx";
import { Field } from "#ui/form/field.tsx";
import { errorsIn, typedOf } from "#ui/form/form-answer.ts";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { Link } from "#ui/link.tsx";
import { Pager } from "#ui/list/pager.tsx";
import { AddressDialog } from "#ui/overlay/address-dialog.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { paise } from "#values/money/money.ts";
import { rupeesToType } from "#values/money/typed-rupees.ts";
import { longDay } from "#values/time/date-time.ts";
import { entryWords, signedSum } from "../entry-words.ts";
import { payAccountPath } from "../pay-paths.ts";
import { makerAccountText as text } from "./account.text.ts";
import { AccountForm, type AccountPageData, givenTo, type MakerAccountAnswer } from "./account-form.tsx";
import type { ShownEntry } from "./read-account.db.server.ts";

const entriesOnAPage = 50;

/** Every entry in words, day by day, the latest first. */
export function AccountEntries({ account }: { account: AccountPageData }) {
  const days = Map.groupBy(account.entries, ({ on }) => on);
  return (
    <TitledPart title={text.entries} list>
      {account.entries.length === 0 && <p className="py-3 text-sm text-ink-2">{text.noEntries}</p>}
      {[...days].map(([day, entries]) => (
        <section key={day} aria-label={longDay(day)}>
          <h3 className="pt-4 text-sm text-ink-2">{longDay(day)}</h3>
          <ul>
            {entries.map((entry) => (
              <EntryLine key={entry.id} account={account} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
      <Pager
        label={text.entries}
        page={account.page}
        pageSize={entriesOnAPage}
        total={account.total}
        hrefOf={(page) => `${payAccountPath(account.id)}?page=${page}`}
      />
    </TitledPart>
  );
}

const correctPath = (makerId: string, entryId: string): string =>
  `${payAccountPath(makerId)}?${new URLSearchParams({ correct: entryId })}`;

function EntryLine({ account, entry }: { account: AccountPageData; entry: ShownEntry }) {
  const words = entryWords(entry);
  const way = [entry.method && text.methods[entry.method], entry.reference].filter(Boolean).join(" ");
  const lot = /^[A-Z]-\d\d-\d\d-\d+/.exec(entry.note ?? "")?.[0];
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 border-b border-hair py-2 text-sm">
      <span className="min-w-0 flex-1 wrap-anywhere" dir="auto">
        {words}
        {way && <span className="text-ink-2"> · {way}</span>}
        {entry.kind === "piece" && lot && (
          <May needs="making">
            {" "}
            <Link to={lotPagePath(lot)} className="underline">
              {text.lot}
            </Link>
          </May>
        )}
      </span>
      <span className="font-semibold tabular-nums">{signedSum(entry.amount)}</span>
      {entry.kind !== "correction" && entry.left !== 0 && (
        <Link
          to={correctPath(account.id, entry.id)}
          preventScrollReset
          aria-label={text.correctOne(words)}
          className="action text-sm"
        >
          {text.correct}
        </Link>
      )}
    </li>
  );
}

interface CorrectProps {
  account: AccountPageData;
  entry: ShownEntry;
  given: MakerAccountAnswer | undefined;
}

/** Takes an entry back by one against it, all or a part of it, with the reason. */
export function CorrectDialog({ account, entry, given }: CorrectProps) {
  const answer = givenTo("correct", given);
  const [errors, typed] = [errorsIn(answer), typedOf(answer)];
  return (
    <AddressDialog title={text.correcting.title} closeTo={payAccountPath(account.id)}>
      {answer?.kind === "failed" && answer.text && <FormProblem text={answer.text} className="mb-3" />}
      <p className="text-sm font-semibold">{`${entryWords(entry)} · ${signedSum(entry.amount)}`}</p>
      <p className="mt-1 mb-4 text-sm text-ink-2">{text.correcting.note}</p>
      <AccountForm account={account} label={text.correcting.title} given={answer}>
        <input type="hidden" name="entry" value={entry.id} />
        <Field
          name="amount"
          label={text.correcting.amount}
          inputMode="decimal"
          autoComplete="off"
          required
          defaultValue={typed?.amount ?? rupeesToType(paise(Math.abs(entry.left)))}
          error={errors.amount}
        />
        <Field
          name="note"
          label={text.correcting.reason}
          dir="auto"
          required
          defaultValue={typed?.note ?? ""}
          error={errors.note}
        />
        <Button {...useActButton("correct")} variant="primary">
          {text.correcting.save}
        </Button>
      </AccountForm>
    </AddressDialog>
  );
}
