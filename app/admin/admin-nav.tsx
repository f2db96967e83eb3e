import { useLocation } from "react-router";
import { useMay } from "#accounts/permissions/held-context.ts";
import { SignOutForm } from "#accounts/session/sign-out-form.tsx";
import { Link } from "#ui/link.tsx";
import { MenuPanel } from "#ui/overlay/menu-panel.tsx";
import { adminText } from "./admin.text.ts";
import { type AdminLink, adminMenu, isCurrent } from "./admin-links.ts";
import type { Waiting } from "./overview/overview.ts";
import { groupNames, placeNames } from "./places.text.ts";

const groupHeading = "px-4 pt-1 pb-0.5 font-text text-xs font-semibold tracking-wide text-ink-2";

const row =
  "flex min-h-11 w-full md:min-h-8 items-center justify-between gap-3 border-l-4 border-transparent pt-0.5 pr-3 pl-3 text-left text-sm leading-tight no-underline hover:bg-fold aria-[current]:border-ink aria-[current]:border-double aria-[current]:bg-fold aria-[current]:font-semibold";

/** The rail beside the page on a desktop. */
export function AdminRail({ waiting }: { waiting: Waiting | null }) {
  return (
    <nav aria-label={adminText.area} className="py-4 max-md:hidden">
      <Places waiting={waiting} />
    </nav>
  );
}

/** The same places on a phone. */
export function AdminMenu({ waiting }: { waiting: Waiting | null }) {
  return (
    <MenuPanel id="admin-menu" className="top-14 max-h-[calc(100dvh-3.5rem)] py-2">
      <nav aria-label={adminText.area}>
        <Places waiting={waiting} />
      </nav>
    </MenuPanel>
  );
}

function Places({ waiting }: { waiting: Waiting | null }) {
  const may = useMay();
  const mayGo = ({ needs }: AdminLink) => needs === undefined || [needs].flat().some(may);
  const groups = adminMenu.map(({ heading, links }) => ({ heading, links: links.filter(mayGo) }));
  return (
    <>
      {groups.map(
        ({ heading, links }) =>
          links.length > 0 && (
            <section
              key={links[0]?.to}
              aria-label={heading && groupNames[heading]}
              className="not-first:mt-2"
            >
              {heading && <h2 className={groupHeading}>{groupNames[heading]}</h2>}
              <ul className="max-md:grid max-md:grid-cols-2">
                {links.map((link) => (
                  <Place key={link.to} link={link} waiting={waiting} />
                ))}
              </ul>
            </section>
          ),
      )}
      <WaysOut />
    </>
  );
}

function Place({ link, waiting }: { link: AdminLink; waiting: Waiting | null }) {
  const { pathname } = useLocation();
  return (
    <li>
      <Link
        to={link.to}
        prefetch="intent"
        aria-current={isCurrent(link, pathname) ? "page" : undefined}
        className={row}
      >
        {placeNames[link.name]}
        {link.waiting && waiting && <Count number={waiting[link.waiting]} />}
      </Link>
    </li>
  );
}

function WaysOut() {
  return (
    <ul className="mt-2 border-t border-hair pt-2 max-md:grid max-md:grid-cols-2">
      <li className="md:hidden">
        <Link to="/" reloadDocument className={row}>
          {adminText.viewShop}
        </Link>
      </li>
      <li>
        <SignOutForm className={row}>{adminText.signOut}</SignOutForm>
      </li>
    </ul>
  );
}

/** How many wait there. The number stays out of the link's name, which is the place's. */
function Count({ number }: { number: number }) {
  if (number === 0) return null;
  return (
    <span
      aria-hidden="true"
      className="min-w-6 rounded border border-ink bg-paper px-1 text-center text-xs font-normal tabular-nums"
    >
      {number > 99 ? "99+" : number}
    </span>
  );
}
