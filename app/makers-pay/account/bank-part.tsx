import { useActButton } from "#ui/form/act-button.ts";
import { Button } from "#ui/form/button.tsx";
import { CheckboxField } from "#ui/form/checkbox.tsx";
import { Field } from "#ui/form/field.tsx";
import { errorsIn, typedOf } from "#ui/form/form-answer.ts";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { FactList } from "#ui/page/fact-list.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { bankPartText as text } from "../banks/bank-part.text.ts";
import type { SealedOfBank, ShownBank } from "../banks/banks.db.server.ts";
import { shownUpi } from "../banks/shown-upi.ts";
import { AccountForm, type AccountPageData, givenTo, type MakerAccountAnswer } from "./account-form.tsx";

interface PartProps {
  account: AccountPageData;
  given: MakerAccountAnswer | undefined;
}

/** Where a maker is paid to: the last signs, and a form that never shows more. */
export function BankPart({ account, given }: PartProps) {
  const answer = givenTo("bank", given);
  const facts = factsOf(account.bank);
  return (
    <TitledPart title={text.title}>
      {facts.length > 0 ? <FactList facts={facts} /> : <p className="text-sm text-ink-2">{text.none}</p>}
      <details open={answer !== undefined || account.bank.unread.length > 0}>
        <summary className="action text-sm">{text.change}</summary>
        {answer?.kind === "failed" && answer.text && <FormProblem text={answer.text} className="mb-3" />}
        <BankForm account={account} given={answer} />
      </details>
    </TitledPart>
  );
}

function factsOf({ accountEnd, ifsc, upiEnd, panEnd, unread }: ShownBank) {
  const said = (name: SealedOfBank, value: string | null) => (unread.includes(name) ? text.unread : value);
  return [
    { term: text.account, value: said("account", accountEnd && text.ends(accountEnd)) },
    { term: text.ifsc, value: ifsc },
    { term: text.upi, value: said("upi", upiEnd && shownUpi(upiEnd)) },
    { term: text.pan, value: said("pan", panEnd && text.ends(panEnd)) },
  ].filter(({ value }) => value !== null);
}

function BankForm({ account, given }: PartProps) {
  const [errors, typed] = [errorsIn(given), typedOf(given)];
  const { bank } = account;
  const line = { autoComplete: "off", hideOptional: true, spellCheck: false } as const;
  const hint = (name: SealedOfBank, kept: string | null) =>
    bank.unread.includes(name) ? text.typeAgain : (kept ?? undefined);
  return (
    <AccountForm account={account} label={text.title} given={given}>
      <input type="hidden" name="version" value={bank.version} />
      <p className="text-sm text-ink-2">{text.safe}</p>
      <Field
        {...line}
        name="account"
        label={text.account}
        inputMode="numeric"
        defaultValue={typed?.account ?? ""}
        hint={hint("account", bank.accountEnd && text.kept(bank.accountEnd))}
        error={errors.account}
      />
      <Field
        {...line}
        name="ifsc"
        label={text.ifsc}
        autoCapitalize="characters"
        defaultValue={typed?.ifsc ?? bank.ifsc ?? ""}
        error={errors.ifsc}
      />
      <Field
        {...line}
        name="upi"
        label={text.upi}
        autoCapitalize="off"
        defaultValue={typed?.upi ?? ""}
        hint={hint("upi", bank.upiEnd && text.upiIs(shownUpi(bank.upiEnd)))}
        error={errors.upi}
      />
      <Field
        {...line}
        name="pan"
        label={text.pan}
        autoCapitalize="characters"
        defaultValue={typed?.pan ?? ""}
        hint={hint("pan", bank.panEnd && text.kept(bank.panEnd)) ?? text.panHint}
        error={errors.pan}
      />
      <div>
        {bank.accountEnd && <CheckboxField name="no-account" value="1" label={text.noAccount} />}
        {bank.upiEnd && <CheckboxField name="no-upi" value="1" label={text.noUpi} />}
        {bank.panEnd && <CheckboxField name="no-pan" value="1" label={text.noPan} />}
      </div>
      <Button {...useActButton("bank")}>{text.save}</Button>
    </AccountForm>
  );
}
