import { type ReactNode, useState } from "react";
import { Form } from "react-router";
import { ExportLink } from "#records/page/export-link.tsx";
import { ButtonLink } from "#ui/form/button.tsx";
import { FilterForm } from "#ui/list/filter-form.tsx";
import { leftWords, NextInLine } from "#ui/list/next-in-line.tsx";
import { RefreshButton } from "#ui/list/refresh-button.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { PageHead } from "#ui/page/page-head.tsx";
import { grouped } from "#values/text/grouped.ts";
import {
  type EnquiryFilter,
  type EnquiryPlace,
  filterParameters,
  isFiltered,
  kindChoices,
  type ListPart,
  listAddress,
  statusChoices,
} from "./enquiry-filter.ts";
import type { NextEnquiry } from "./enquiry-part.db.server.ts";
import { LaterRows, useReadings } from "./later-rows.tsx";

interface Words {
  title: string;
  empty: { title: string; text: string };
  noneFound: { title: string; text: string };
  next: string;
  noneLeft: string;
}

interface EnquiryListProps<Row> {
  words: Words;
  searchLabel: string;
  path: string;
  filter: EnquiryFilter;
  statuses: readonly string[];
  /** Quote and sample requests stand together here. */
  hasKinds?: boolean;
  /** What came with the page. */
  list: ListPart<Row>;
  /** Taken for spam by the shop, and not looked at yet. */
  likelySpam: number;
  /** Of the address that opens a record. */
  parameter: string;
  /** One was just answered: what waits next. */
  answered: { next: NextEnquiry | null } | null;
  /** Why the list could not be read. */
  problem: string | null;
  cards(rows: readonly Row[]): ReactNode;
  /** An open dialog. */
  children: ReactNode;
}

/** What people sent to the shop: search and filter, then a grid of cards. */
export function EnquiryList<Row extends EnquiryPlace>(props: EnquiryListProps<Row>) {
  const {
    words,
    searchLabel,
    path,
    filter,
    statuses,
    hasKinds,
    list,
    likelySpam,
    problem,
    answered,
    parameter,
  } = props;
  const clear = isFiltered(filter) ? path : undefined;
  return (
    <>
      <PageHead title={words.title}>
        <RefreshButton />
        <ExportLink to={listAddress(`${path}/export`, filter)} />
      </PageHead>
      {answered && (
        <NextEnquiryPart
          next={answered.next}
          words={words}
          addressOf={(id) => listAddress(path, filter, { [parameter]: id })}
        />
      )}
      <FilterForm
        searchLabel={searchLabel}
        query={filter.query}
        filters={[
          {
            name: "status",
            label: "Status",
            value: filter.status,
            options: statusChoices(statuses, likelySpam),
          },
          ...(hasKinds
            ? [{ name: "kind", label: "Kind", value: filter.kind ?? "", options: kindChoices }]
            : []),
        ]}
        clear={clear}
      />
      {problem !== null && list.rows.length > 0 && (
        <p className="mt-3 border border-geru px-3 py-2 text-sm">{problem}</p>
      )}
      {list.rows.length > 0 ? (
        <Cards key={listAddress(path, filter)} {...props} />
      ) : (
        <Nothing words={words} problem={problem} clear={clear} />
      )}
      {props.children}
    </>
  );
}

/** The rows that came with the page, and below them all others as they come. One form opens them all. */
function Cards<Row extends EnquiryPlace>({ path, filter, list, cards }: EnquiryListProps<Row>) {
  const { rows, isWhole } = list;
  const [shown, setShown] = useState(rows.length);
  const reading = useReadings();
  const last = rows.at(-1);
  return (
    <>
      <p role="status" className="mt-3 text-sm text-ink-2">
        {grouped(isWhole ? rows.length : shown)} shown
      </p>
      <Form method="get" action={path} preventScrollReset>
        {filterParameters(filter).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <ul className="mt-3 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {cards(rows)}
          {!isWhole && last && (
            <LaterRows
              path={path}
              filter={filter}
              cards={cards}
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
          to={listAddress(path, filter, { show: "all" })}
          className="mt-6 [@media(scripting:enabled)]:hidden"
        >
          Show All
        </ButtonLink>
      )}
    </>
  );
}

function Nothing({ words, problem, clear }: { words: Words; problem: string | null; clear?: string }) {
  if (problem !== null) return <EmptyState drawing="error" title={problem} />;
  if (clear === undefined) return <EmptyState {...words.empty} />;
  return <EmptyState {...words.noneFound} action={<ButtonLink to={clear}>Show all</ButtonLink>} />;
}

interface NextEnquiryPartProps {
  next: NextEnquiry | null;
  words: { next: string; noneLeft: string };
  /** The address at which it stands open. */
  addressOf(id: string): string;
}

/** After an answer: what waits for one next, in sight however long the list is, or that nothing does. */
export function NextEnquiryPart({ next, words, addressOf }: NextEnquiryPartProps) {
  if (!next) return <p className="mt-3 text-sm text-ink-2">{words.noneLeft}</p>;
  const { id, name, left } = next;
  return (
    <div className="sticky top-14 z-10 mb-3 border-b border-hair bg-paper pb-2">
      <NextInLine
        name={name}
        to={addressOf(id)}
        left={leftWords(left)}
        words={words.next}
        isDone
        takesFocus
      />
    </div>
  );
}
