import type { ComponentType, ReactNode } from "react";
import { Form } from "react-router";
import { ExportLink } from "#records/page/export-link.tsx";
import { tickOf } from "#records/page/several.ts";
import { TabbedPage } from "#records/page/tabbed-page.tsx";
import type { FormAnswer } from "#ui/form/form-answer.ts";
import { leftWords, NextInLine } from "#ui/list/next-in-line.tsx";
import { RefreshButton } from "#ui/list/refresh-button.tsx";
import type { Selection } from "#ui/list/row-selection.tsx";
import { enquiryTabWords, noEnquiries, enquiryAdminText as text } from "./enquiry-admin.text.ts";
import { openerId } from "./enquiry-columns.tsx";
import { EnquiryDialog } from "./enquiry-dialog.tsx";
import {
  type EnquiryFilter,
  type EnquiryKind,
  type EnquiryPageData,
  type EnquiryPlace,
  type NextEnquiry,
  statusChoices,
} from "./enquiry-kind.ts";

type ShownRow = EnquiryPlace & { version: number; status: string; fullName: string };

interface EnquiriesProps<Row, Beside> {
  kind: EnquiryKind;
  data: EnquiryPageData<Row, Beside> | null;
  given: FormAnswer<string> | undefined;
  table: ComponentType<{ rows: readonly Row[]; selection: Selection<Row> | undefined }>;
  /** The card of what comes next of an opened one, at whose address its forms are sent; `more` is folded. */
  next(opened: Row, at: { address: string; beside: Beside | undefined; more: ReactNode }): ReactNode;
  /** All that was sent with it. */
  about(opened: Row, beside: Beside | undefined): ReactNode;
  /** The fields for the owner's notes or answer. */
  fields(opened: Row): ReactNode;
}

/** A list of enquiries in tabs, with search and filter, and one of them open above. */
export function EnquiriesView<Row extends ShownRow, Beside>(props: EnquiriesProps<Row, Beside>) {
  const { kind, data, given, table: Rows, next, about, fields } = props;
  const { words, list, tabs, parameter } = kind;
  const loadFailed = words.loadFailed(words.reasons.broken);
  return (
    <TabbedPage
      id={parameter}
      list={list}
      tabs={tabs}
      words={{
        ...words,
        tabs: enquiryTabWords,
        none: { ...noEnquiries, all: words.empty.title },
        noneText: words.empty.text,
        listFailed: data ? loadFailed : words.loadFailed(words.reasons.offline),
        gone: words.loadFailed(words.reasons.gone).text,
      }}
      data={data}
      head={
        data && (
          <>
            <RefreshButton />
            <ExportLink to={list.below("export", data.state)} />
          </>
        )
      }
      above={data?.answered && <Next kind={kind} state={data.state} next={data.answered.next} />}
      filters={[
        {
          name: "status",
          label: text.status,
          value: data?.state.status ?? "",
          options: statusChoices(kind, data?.likelySpam ?? 0),
        },
        ...(kind.kinds
          ? [{ name: "kind", label: text.kind, value: data?.state.kind ?? "", options: kind.kinds() }]
          : []),
      ]}
      several={(state) => ({ acts: kind.several(state), nameOf: ({ fullName }) => fullName, tickOf })}
      rows={(rows, state, selection) => (
        <Form method="get" action={list.path} preventScrollReset>
          <StateFields kind={kind} state={state} />
          <Rows rows={rows} selection={selection} />
        </Form>
      )}
      keyOf={({ enquiry }) => enquiry.id}
      openerOf={({ enquiry }) => openerId(enquiry.id)}
      dialog={({ enquiry, beside, history }, state) => {
        const address = list.address(state, { [parameter]: enquiry.id });
        return (
          <EnquiryDialog
            kind={kind}
            enquiry={enquiry}
            history={history}
            given={given}
            address={address}
            next={(more) => next(enquiry, { address, beside, more })}
            about={about(enquiry, beside)}
          >
            {fields(enquiry)}
          </EnquiryDialog>
        );
      }}
    />
  );
}

interface PartProps {
  kind: EnquiryKind;
  state: EnquiryFilter;
}

/** The list's state from the address, which stays when one of it is opened. */
function StateFields({ kind: { list }, state }: PartProps) {
  const address = list.address(state);
  return [...new URLSearchParams(address.slice(list.path.length))].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

/** After an answer: what waits for one next, in sight however long the list is, or that nothing does. */
function Next({ kind, state, next }: PartProps & { next: NextEnquiry | null }) {
  const { list, parameter, words } = kind;
  if (!next) return <p className="my-3 text-sm text-ink-2">{words.noneLeft}</p>;
  const { id, name, left } = next;
  return (
    <div className="sticky top-14 z-10 mb-3 border-b border-hair bg-paper pb-2">
      <NextInLine
        name={name}
        to={list.address(state, { [parameter]: id })}
        left={leftWords(left)}
        words={words.next}
        isDone
        takesFocus
      />
    </div>
  );
}
