import type { ReactNode } from "react";
import { Form } from "react-router";
import type { OpenWork } from "#making/makers/open-work.db.server.ts";
import { useFirstError } from "#ui/form/use-first-error.ts";
import { useHydrated } from "#ui/use-hydrated.ts";
import type { Paise } from "#values/money/money.ts";
import type { ShownBank } from "../banks/banks.db.server.ts";
import { payAccountPath } from "../pay-paths.ts";
import type { MakerTerm } from "../terms.ts";
import type { AccountAct, MakerAccountAnswer } from "./account.form.ts";
import type { OfferedTax } from "./offered-tax.ts";
import type { ShownEntry } from "./read-account.db.server.ts";

export type { MakerAccountAnswer } from "./account.form.ts";

/** What the page of an account shows. */
export interface AccountPageData {
  id: string;
  name: string;
  owed: Paise;
  isInRun: boolean;
  /** Do they take work; null where their profile is gone. */
  working: boolean | null;
  /** What they still have in hand. */
  work: OpenWork;
  entries: readonly ShownEntry[];
  total: number;
  page: number;
  bank: ShownBank;
  terms: readonly MakerTerm[];
  statements: readonly { id: string; number: string; month: string }[];
  /** What the law asks for where all that is owed is paid today. */
  offer: OfferedTax | null;
  /** The entry that is open to be corrected. */
  opened: ShownEntry | null;
  /** The form's, by which it is entered once. */
  key: string;
  today: string;
}

/** An answer is that form's whose button was pressed. */
export const givenTo = (
  act: AccountAct,
  given: MakerAccountAnswer | undefined,
): MakerAccountAnswer | undefined =>
  given && given.kind !== "done" && given.typed?.intent === act ? given : undefined;

interface AccountFormProps {
  account: Pick<AccountPageData, "id" | "key">;
  label: string;
  given: MakerAccountAnswer | undefined;
  children: ReactNode;
}

/** One of the acts on an account, a form of its own that leads to its first error. */
export function AccountForm({ account, label, given, children }: AccountFormProps) {
  const form = useFirstError(given);
  return (
    <Form
      ref={form}
      method="post"
      action={payAccountPath(account.id)}
      aria-label={label}
      noValidate={useHydrated()}
      preventScrollReset
      className="grid gap-4"
    >
      <input type="hidden" name="key" value={account.key} />
      {children}
    </Form>
  );
}
