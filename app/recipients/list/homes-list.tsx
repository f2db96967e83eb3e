import { TitledPart } from "#ui/page/titled-part.tsx";
import { grouped } from "#values/text/grouped.ts";
import { longDate } from "#values/time/date-time.ts";
import type { HomesShown, ShownHome } from "./read-homes.server.ts";
import { recipientsText as text } from "./recipients.text.ts";

interface HomesListProps {
  homes: HomesShown;
  pagePath: (page: number) => string;
}

/** The homes, a hundred on a page: two lines each on a phone. */
export function HomesList({ homes: { homes, page, pages }, pagePath }: HomesListProps) {
  return (
    <TitledPart title={text.list} list>
      {homes.length === 0 && <p className="py-3 text-ink-2">{text.none}</p>}
      <ol>
        {homes.map((home) => (
          <Home key={home.id} home={home} />
        ))}
      </ol>
      {pages > 1 && (
        <nav className="flex flex-wrap items-center gap-4 py-3" aria-label={text.list}>
          {page > 1 && (
            <a className="action" href={pagePath(page - 1)}>
              {text.earlier}
            </a>
          )}
          <span className="tabular-nums">{text.pageOf(grouped(page), grouped(pages))}</span>
          {page < pages && (
            <a className="action" href={pagePath(page + 1)}>
              {text.later}
            </a>
          )}
        </nav>
      )}
    </TitledPart>
  );
}

const Home = ({ home }: { home: ShownHome }) => (
  <li className="grid grid-cols-[3rem_minmax(0,1fr)_auto] gap-x-3 border-b border-hair py-2 leading-snug">
    <span className="text-sm text-ink-2 tabular-nums">{grouped(home.row)}</span>
    <span className="min-w-0">
      <span dir="auto" className="block wrap-anywhere">
        {home.who ?? text.erased}
      </span>
      <span className="block text-sm text-ink-2 wrap-anywhere">{placeOf(home)}</span>
    </span>
    <span className="text-right text-sm">
      <span className="block tabular-nums">
        {text.columns.pieces}: {grouped(home.pieces)}
      </span>
      <span className="block font-semibold">{text.state(home.state)}</span>
    </span>
  </li>
);

function placeOf({ where, isOwn, isErased, askedAt, state }: ShownHome): string {
  if (isErased) return text.erased;
  if (where !== null) return where;
  if (isOwn) return text.own;
  if (state !== "wanted") return "";
  return askedAt === null ? text.notAsked : text.asked(longDate(askedAt));
}
