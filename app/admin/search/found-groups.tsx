import { Link } from "#ui/link.tsx";
import { searchText } from "../admin.text.ts";
import type { Found, FoundGroup } from "./finds.ts";

interface FoundGroupsProps {
  found: Found;
  /** The level of the groups' headings: 3 in a dialog, below its own title. */
  level: 2 | 3;
}

/** The finds of a search, group by group, or that there are none. */
export function FoundGroups({ found, level }: FoundGroupsProps) {
  const { query, groups, isPart } = found;
  return (
    <>
      {groups.map((group) => (
        <Group key={group.heading} group={group} level={level} />
      ))}
      <p role="status" className={groups.length > 0 ? "text-sm text-ink-2" : "py-2 text-ink-2"}>
        {isPart ? searchText.unread : query !== "" && groups.length === 0 && searchText.nothing(query)}
      </p>
    </>
  );
}

function Group({ group, level }: { group: FoundGroup; level: 2 | 3 }) {
  const { heading, finds, all } = group;
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <section className="mb-5">
      <Heading className="mb-1 flex items-baseline justify-between border-b border-ink pb-0.5 font-text text-sm font-semibold">
        {searchText.headings[heading]}
        {isAllNamed(heading) && all && (
          <Link to={all} className="action text-sm font-normal">
            {searchText.all[heading]}
          </Link>
        )}
      </Heading>
      <ul>
        {finds.map(({ to, title, note }) => (
          <li key={`${to} ${note}`} className="border-b border-hair">
            <Link
              to={to}
              className="flex min-h-11 flex-wrap items-baseline gap-x-3 px-2 py-2.5 leading-tight no-underline hover:bg-fold focus-visible:bg-fold"
            >
              <span className="font-semibold wrap-anywhere">{title}</span>
              <span className="text-sm text-ink-2 wrap-anywhere">{note}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const isAllNamed = (heading: FoundGroup["heading"]): heading is keyof typeof searchText.all =>
  heading in searchText.all;
