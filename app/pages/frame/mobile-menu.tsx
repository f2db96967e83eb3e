import type { Session } from "#accounts/session/session.ts";
import { MenuPanel } from "#ui/overlay/menu-panel.tsx";
import { LanguageLinks } from "#ui/page/language-links.tsx";
import { menuText } from "../frame.text.ts";
import { NavItem } from "./nav-item.tsx";
import { joinLinks, mainLinks, moreLinks, signedOutLinks, userLinks } from "./navigation.ts";

/** Of the last part of the header: where the browser has read it, the header is whole. */
export const mobileMenuId = "mobile-menu";

/** All links of the header on small screens, and three more. */
export function MobileMenu({ session }: { session: Session }) {
  return (
    <div className="md:hidden">
      <MenuPanel
        id={mobileMenuId}
        className="top-(--header-height) max-h-[calc(100dvh-var(--header-height))] gutter pt-2 pb-6"
      >
        <nav aria-label={menuText.mobile}>
          <ul>
            <li>
              <LanguageLinks className="menu-row" />
            </li>
            {joinLinks(mainLinks, moreLinks, userLinks(session)).map((link) => (
              <li key={link.to}>
                <NavItem link={link} className="menu-row" />
              </li>
            ))}
          </ul>
          {session.status === "loading" && (
            <noscript>
              <ul>
                {signedOutLinks.map((link) => (
                  <li key={link.to}>
                    <NavItem link={link} className="menu-row" />
                  </li>
                ))}
              </ul>
            </noscript>
          )}
        </nav>
      </MenuPanel>
    </div>
  );
}
