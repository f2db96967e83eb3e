import { type ComponentType, type ReactNode, useState } from "react";
import { Form } from "react-router";
import { ExportLink } from "#records/page/export-link.tsx";
import { ButtonLink } from "#ui/form/button.tsx";
import type { FormAnswer } from "#ui/form/form-answer.ts";
import { FilterForm } from "#ui/list/filter-form.tsx";
import { leftWords, NextInLine } from "#ui/list/next-in-line.tsx";
import { RefreshButton } from "#ui/list/refresh-button.tsx";
import { useNotices } from "#ui/overlay/use-notices.ts";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { PageHead } from "#ui/page/page-head.tsx";
import { grouped } from "#values/text/grouped.ts";
import { EnquiryDialog } from "./enquiry-dialog.tsx";
import {
  type EnquiryKind,
  type EnquiryPageData,
  type EnquiryPlace,
  type NextEnquiry,
  statusChoices,
} from "./enquiry-kind.ts";
import { LaterRows, useReadings } from "./later-rows.tsx";

type ShownRow = EnquiryPlace & { version: number; status: string };

interface EnquiriesProps<Row, Beside> {
  kind: EnquiryKind;
  data: EnquiryPageData<Row, Beside>;
  given: FormAnswer<string> | undefined;
  /** The rows in short. */
  cards: ComponentType<{ rows: readonly Row[] }>;
  /** All that was sent with an opened one. */
  about(opened: Row, beside: Beside | undefined): ReactNode;
  /** What the owner notes of it or answers. */
  fields(opened: Row): ReactNode;
}

/** What people sent to the shop: search and filter, a grid of cards, and one of them open above. */
export function EnquiriesView<Row extends ShownRow, Beside>(props: EnquiriesProps<Row, Beside>) {
  const { kind, data, given, about, fields } = props;
  const { words, list } = kind;
  const { filter, opened, beside, history, rows, answered } = data;
  const problem = data.problem === null ? undefined : words.loadFailed(data.problem);
  useNotices(data, [problem && { ...problem, tone: "destructive" }]);
  return (
    <>
      <PageHead title={words.title}>
        <RefreshButton />
        <ExportLink to={list.below("export", filter)} />
      </PageHead>
      {answered && <Next kind={kind} data={data} next={answered.next} />}
      <Narrowing kind={kind} data={data} />
      {problem && rows.length > 0 && (
        <p className="mt-3 border border-geru px-3 py-2 text-sm">{problem.text}</p>
      )}
      {rows.length > 0 ? (
        <Cards key={list.address(filter)} {...props} />
      ) : (
        <Nothing kind={kind} data={data} problem={problem?.text} />
      )}
      {opened && (
        <EnquiryDialog
          key={opened.id}
          kind={kind}
          enquiry={opened}
          history={history}
          given={given}
          address={list.address(filter, { [kind.parameter]: opened.id })}
          closeTo={list.address(filter)}
          about={about(opened, beside)}
        >
          {fields(opened)}
        </EnquiryDialog>
      )}
    </>
  );
}

interface PartProps {
  kind: EnquiryKind;
  data: Pick<EnquiryPageData<unknown>, "filter" | "likelySpam">;
}

function Narrowing({ kind: { list, words, statuses, kinds }, data: { filter, likelySpam } }: PartProps) {
  const options = statusChoices(statuses, likelySpam);
  return (
    <FilterForm
      searchLabel={words.search}
      query={filter.q}
      filters={[
        { name: "status", label: "Status", value: filter.status, options },
        ...(kinds ? [{ name: "kind", label: "Kind", value: filter.kind, options: kinds }] : []),
      ]}
      clear={list.isNarrowed(filter) ? list.path : undefined}
    />
  );
}

/** The rows that came with the page, and below them all others as they come. One form opens them all. */
function Cards<Row extends ShownRow, Beside>({ kind, data, cards: Rows }: EnquiriesProps<Row, Beside>) {
  const { list } = kind;
  const { filter, rows, isWhole } = data;
  const [shown, setShown] = useState(rows.length);
  const reading = useReadings();
  const last = rows.at(-1);
  const address = list.address(filter);
  return (
    <>
      <p role="status" className="mt-3 text-sm text-ink-2">
        {grouped(isWhole ? rows.length : shown)} shown
      </p>
      <Form method="get" action={list.path} preventScrollReset>
        {[...new URLSearchParams(address.slice(list.path.length))].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <ul className="mt-3 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          <Rows rows={rows} />
          {!isWhole && last && (
            <LaterRows
              address={(after) => list.address(filter, { after })}
              cards={Rows}
              reading={reading}
              after={last}
              above={rows.length}
              onShown={setShown}
            />
          )}
        </ul>
      </Form>
      {!isWhole && (
        <ButtonLink
          to={list.address(filter, { show: "all" })}
          className="mt-6 [@media(scripting:enabled)]:hidden"
        >
          Show All
        </ButtonLink>
      )}
    </>
  );
}

function Nothing({ kind: { list, words }, data, problem }: PartProps & { problem: string | undefined }) {
  if (problem !== undefined) return <EmptyState drawing="error" title={problem} />;
  if (!list.isNarrowed(data.filter)) return <EmptyState {...words.empty} />;
  return <EmptyState {...words.noneFound} action={<ButtonLink to={list.path}>Show all</ButtonLink>} />;
}

/** After an answer: what waits for one next, in sight however long the list is, or that nothing does. */
function Next({ kind, data: { filter }, next }: PartProps & { next: NextEnquiry | null }) {
  const { list, parameter, words } = kind;
  if (!next) return <p className="mt-3 text-sm text-ink-2">{words.noneLeft}</p>;
  const { id, name, left } = next;
  return (
    <div className="sticky top-14 z-10 mb-3 border-b border-hair bg-paper pb-2">
      <NextInLine
        name={name}
        to={list.address(filter, { [parameter]: id })}
        left={leftWords(left)}
        words={words.next}
        isDone
        takesFocus
      />
    </div>
  );
}
