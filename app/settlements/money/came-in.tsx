import type { BookMonth } from "#books/rules/book-month.ts";
import { ButtonLink } from "#ui/form/button.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { moneyFigurePath } from "../money-paths.ts";
import { moneyText as text } from "./money.text.ts";
import { MoneyTable } from "./money-table.tsx";
import type { MoneyRow } from "./read-money.db.server.ts";

interface CameInProps {
  month: BookMonth;
  came: readonly MoneyRow[];
  /** How many there are in all. */
  rows: number;
}

/** What came into the bank in a month, each with the way to why it is less. */
export function CameIn({ month, came, rows }: CameInProps) {
  if (came.length === 0) return <EmptyState {...text.none} />;
  return (
    <TitledPart list title={text.came}>
      <MoneyTable caption={text.came} rows={came} hasTax={false} />
      {rows > came.length && (
        <ButtonLink small className="mt-4" to={moneyFigurePath("bank", { month })}>
          {text.all}
        </ButtonLink>
      )}
    </TitledPart>
  );
}
