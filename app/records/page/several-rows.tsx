import type { ReactNode } from "react";
import { useMay } from "#accounts/permissions/held-context.ts";
import { Button } from "#ui/form/button.tsx";
import { ConfirmButton } from "#ui/form/confirm-button.tsx";
import { askOfTicked, BulkBar, type Selection } from "#ui/list/row-selection.tsx";
import type { SeveralAct } from "./several.ts";

/** What can be done to several rows, and what a row's tick is called. */
export interface Several<Row> {
  acts: readonly SeveralAct[];
  nameOf(row: Row): string;
  tickOf(row: Row): string;
}

/** Rows that can be ticked for the acts on several, which stand above them. */
export interface SeveralRowsProps<Row> {
  /** Makes ids that are the page's own. */
  id: string;
  label: string;
  /** The list's address, as it stands. */
  list: string;
  several: Several<Row>;
  children(selection: Selection<Row> | undefined): ReactNode;
}

export function SeveralRows<Row>(props: SeveralRowsProps<Row>) {
  const { id, label, list, several, children } = props;
  const may = useMay();
  const acts = several.acts.filter(({ needs }) => needs === undefined || may(needs));
  if (acts.length === 0) return children(undefined);
  const form = `several-${id}`;
  return (
    <div className="grid grid-cols-1 gap-3">
      {/* Another list is another choice: what was ticked in the former one is ticked no more. */}
      <BulkBar key={list} id={form} label={label} action={list}>
        {acts.map((act) => (
          <SeveralButton key={act.intent} {...act} />
        ))}
      </BulkBar>
      {children({ form, nameOf: several.nameOf, tickOf: several.tickOf })}
    </div>
  );
}

function SeveralButton({ intent, label, ask }: SeveralAct) {
  const button = { type: "submit", name: "intent", value: intent, small: true, children: label } as const;
  if (!ask) return <Button {...button} formNoValidate />;
  return <ConfirmButton {...button} question={ask.ticked} questionOf={askOfTicked(ask.several)} />;
}
