import type { ReactNode } from "react";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { FilterForm } from "#ui/filter-form.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Pager } from "#ui/pager.tsx";
import { RefreshButton } from "#ui/refresh-button.tsx";
import { grouped } from "#values/grouped.ts";
import {
  type EnquiryFilter,
  enquiriesPerPage,
  isFiltered,
  kindChoices,
  listAddress,
  statusChoices,
} from "./enquiry-filter.ts";

interface Words {
  title: string;
  empty: { title: string; text: string };
  noneFound: { title: string; text: string };
}

interface EnquiryListProps {
  words: Words;
  searchLabel: string;
  path: string;
  filter: EnquiryFilter;
  statuses: readonly string[];
  /** Quote and sample requests stand together here. */
  hasKinds?: boolean;
  /** Records on this page, and in all or as many as were counted. */
  count: number;
  total: number;
  isMore: boolean;
  /** Among the spam for their links alone, and not looked at yet. */
  held: number;
  /** Why the list could not be read. */
  problem: string | null;
  cards: ReactNode;
  /** An open dialog. */
  children: ReactNode;
}

/** What people sent to the shop: search and filter, then a grid of cards. */
export function EnquiryList(props: EnquiryListProps) {
  const { words, searchLabel, path, filter, statuses, hasKinds, count, total, isMore, held, problem, cards } =
    props;
  const clear = isFiltered(filter) ? path : undefined;
  return (
    <>
      <PageHead title={words.title}>
        <RefreshButton />
        <ExportLink path={path} filter={filter} />
      </PageHead>
      <FilterForm
        searchLabel={searchLabel}
        query={filter.query}
        filters={[
          { name: "status", label: "Status", value: filter.status, options: statusChoices(statuses, held) },
          ...(hasKinds
            ? [{ name: "kind", label: "Kind", value: filter.kind ?? "", options: kindChoices }]
            : []),
        ]}
        clear={clear}
      />
      {problem !== null && count > 0 && (
        <p className="mt-3 border border-geru px-3 py-2 text-sm">{problem}</p>
      )}
      {count > 0 && (
        <p role="status" className="mt-3 text-sm text-ink-2">
          {grouped(count)} shown
        </p>
      )}
      {count > 0 ? (
        <ul className="mt-3 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">{cards}</ul>
      ) : (
        <Nothing words={words} problem={problem} clear={clear} />
      )}
      <Pager
        label={words.title}
        page={filter.page}
        pageSize={enquiriesPerPage}
        total={total}
        isMore={isMore}
        hrefOf={(page) => listAddress(path, { ...filter, page })}
      />
      {props.children}
    </>
  );
}

function Nothing({
  words,
  problem,
  clear,
}: Pick<EnquiryListProps, "words" | "problem"> & { clear?: string }) {
  if (problem !== null) return <EmptyState drawing="error" title={problem} />;
  if (clear === undefined) return <EmptyState {...words.empty} />;
  return <EmptyState {...words.noneFound} action={<ButtonLink to={clear}>Show all</ButtonLink>} />;
}

/** The list as a file, as it is filtered. */
function ExportLink({ path, filter }: { path: string; filter: EnquiryFilter }) {
  return (
    <ButtonLink
      to={listAddress(`${path}/export`, { ...filter, page: 1 })}
      reloadDocument
      prefetch="none"
      small
    >
      Export CSV
    </ButtonLink>
  );
}
