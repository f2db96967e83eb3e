import { useHeld } from "#accounts/permissions/held-context.ts";
import { MenuPanel } from "#ui/overlay/menu-panel.tsx";
import { adminText } from "./admin.text.ts";
import { adminMenu, mayGo } from "./admin-links.ts";
import type { TaskCounts } from "./overview/tasks/tasks.ts";
import { PlaceLink } from "./place-link.tsx";
import { groupNames } from "./places.text.ts";

/** The rail beside the page on a desktop. */
export function AdminRail({ waiting }: { waiting: TaskCounts | null }) {
  return (
    <nav aria-label={adminText.area} className="grid gap-1.5 py-3 max-md:hidden">
      <Places waiting={waiting} />
    </nav>
  );
}

/** The same places on a phone: a group is a row or two, its name at their left. */
export function AdminMenu({ waiting }: { waiting: TaskCounts | null }) {
  return (
    <MenuPanel id="admin-menu" className="top-14 max-h-[calc(100dvh-3.5rem)]">
      <nav aria-label={adminText.area} className="divide-y divide-hair">
        <Places waiting={waiting} />
      </nav>
    </MenuPanel>
  );
}

/** The groups' names are the lists' own, so that no heading of the page stands before its first one. */
function Places({ waiting }: { waiting: TaskCounts | null }) {
  const held = useHeld();
  const groups = adminMenu.map(({ heading, links }) => ({
    heading,
    links: links.filter((link) => mayGo(held, link)),
  }));
  return groups.map(
    ({ heading, links }) =>
      links.length > 0 && (
        <div key={heading} className="max-md:grid max-md:grid-cols-[5.25rem_minmax(0,1fr)]">
          <p
            aria-hidden="true"
            className="px-4 text-xs font-semibold text-ink-2 max-md:pt-3.5 max-md:pr-0 md:pt-0.5"
          >
            {groupNames[heading]}
          </p>
          <ul aria-label={groupNames[heading]} className="max-md:grid max-md:grid-cols-2">
            {links.map((link) => (
              <PlaceLink key={link.to} link={link} waiting={waiting} className="md:min-h-7" />
            ))}
          </ul>
        </div>
      ),
  );
}
