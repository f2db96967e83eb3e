import type { Session } from "#accounts/session.ts";
import { Icon } from "#ui/icon.tsx";
import { NavItem } from "./nav-item.tsx";
import { joinLinks, mainLinks, moreLinks, signedOutLinks, userLinks } from "./navigation.ts";
import { usePopover } from "./popover.ts";

const panelId = "mobile-menu";
const row =
  "flex min-h-13 items-center border-b border-hair pt-1 font-display text-lg no-underline aria-[current]:border-ink";

/** All links of the header on small screens, and three more. */
export function MobileMenu({ session }: { session: Session }) {
  const panel = usePopover();
  return (
    <div className="md:hidden">
      <button
        type="button"
        popoverTarget={panelId}
        aria-label="Menu"
        className="grid size-11 place-items-center"
      >
        <Icon name="menu" />
      </button>
      <div
        ref={panel}
        id={panelId}
        popover="auto"
        className="fixed top-(--header-height) left-0 max-h-[calc(100dvh-var(--header-height))] w-full overflow-y-auto bg-paper gutter pt-2 pb-6 text-ink rule-double"
      >
        <nav aria-label="Mobile">
          <ul>
            {joinLinks(mainLinks, moreLinks, userLinks(session)).map((link) => (
              <li key={link.to}>
                <NavItem link={link} className={row} />
              </li>
            ))}
          </ul>
          {session.status === "loading" && (
            <noscript>
              <ul>
                {signedOutLinks.map((link) => (
                  <li key={link.to}>
                    <NavItem link={link} className={row} />
                  </li>
                ))}
              </ul>
            </noscript>
          )}
        </nav>
      </div>
    </div>
  );
}
