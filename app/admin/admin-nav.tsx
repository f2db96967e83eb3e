import { useLocation } from "react-router";
import { SignOutForm } from "#accounts/session/sign-out-form.tsx";
import { useMay } from "#accounts/staff/held-context.ts";
import { Link } from "#ui/link.tsx";
import { MenuPanel } from "#ui/overlay/menu-panel.tsx";
import { adminText } from "./admin.text.ts";
import { adminLinks, isCurrent } from "./admin-links.ts";
import type { Waiting } from "./overview/waiting.ts";

const row =
  "flex min-h-11 w-full items-center justify-between gap-3 border-l-4 border-transparent pt-0.5 pr-3 pl-3 text-left text-sm leading-tight no-underline hover:bg-fold aria-[current]:border-ink aria-[current]:border-double aria-[current]:bg-fold aria-[current]:font-semibold";

/** The rail beside the page on a desktop. */
export function AdminRail({ waiting }: { waiting: Waiting | null }) {
  return (
    <nav aria-label="Admin" className="py-4 max-md:hidden">
      <Places waiting={waiting} />
    </nav>
  );
}

/** The same places on a phone. */
export function AdminMenu({ waiting }: { waiting: Waiting | null }) {
  return (
    <MenuPanel id="admin-menu" className="top-14 max-h-[calc(100dvh-3.5rem)] py-2">
      <nav aria-label="Admin">
        <Places waiting={waiting} />
      </nav>
    </MenuPanel>
  );
}

function Places({ waiting }: { waiting: Waiting | null }) {
  const { pathname } = useLocation();
  const may = useMay();
  const links = adminLinks.filter(({ needs }) => needs === undefined || [needs].flat().some(may));
  const current = links.filter((link) => isCurrent(link, pathname)).map(({ to }) => to);
  return (
    <ul>
      {links.map((link) => (
        <li key={link.to}>
          <Link
            to={link.to}
            prefetch="intent"
            aria-current={current.includes(link.to) ? "page" : undefined}
            className={row}
          >
            {link.label}
            {link.waiting && waiting && <Count number={waiting[link.waiting]} />}
          </Link>
        </li>
      ))}
      <li className="mt-2 border-t border-hair pt-2 md:hidden">
        <Link to="/" reloadDocument className={row}>
          {adminText.viewShop}
        </Link>
      </li>
      <li className="md:mt-2 md:border-t md:border-hair md:pt-2">
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
