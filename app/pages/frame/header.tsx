import { useLocation } from "react-router";
import { useSession } from "#accounts/session/session-store.ts";
import { useCart } from "#cart/kept/cart-store.ts";
import { useShop } from "#platform/config/shop-settings.ts";
import { CachedFragment } from "#ui/cached-fragment.tsx";
import { Link } from "#ui/link.tsx";
import { Icon } from "#ui/media/icon.tsx";
import { LanguageLinks, useLanguageMarkup } from "#ui/page/language-links.tsx";
import { PageOnItsWay } from "#ui/page/page-on-its-way.tsx";
import { Wrap } from "#ui/page/wrap.tsx";
import { useSentCartCount } from "#ui/render-facts.tsx";
import { langOf } from "#values/language/content-language.ts";
import { menuText } from "../frame.text.ts";
import { MobileMenu } from "./mobile-menu.tsx";
import { NavItem } from "./nav-item.tsx";
import {
  cartName,
  currentPlace,
  hasOwnSearch,
  joinLinks,
  mainLinks,
  signedOutLinks,
  userLinks,
} from "./navigation.ts";
import { SearchBox } from "./search-box.tsx";
import { UserMenu } from "./user-menu.tsx";

/** The bar that stays at the top of every page. */
export function Header() {
  const { pathname } = useLocation();
  const cartCount = useSentCartCount();
  return (
    <CachedFragment
      as="header"
      shows={["header", currentPlace(pathname), hasOwnSearch(pathname), cartCount]}
      ownMarkup={useLanguageMarkup()}
      className="sticky top-0 z-20 bg-paper rule-double print:hidden"
    >
      <Bar />
      <PageOnItsWay />
    </CachedFragment>
  );
}

function Bar() {
  const session = useSession();
  return (
    <Wrap className="flex h-[calc(var(--header-height)-4px)] items-center gap-2 md:gap-5 lg:gap-6">
      <Brand />
      <nav aria-label={menuText.main} className="flex-1 max-md:hidden md:ml-2 lg:ml-6">
        <ul className="flex items-center gap-5 lg:gap-8">
          {joinLinks(mainLinks).map((link) => (
            <li key={link.to}>
              <NavItem link={link} className="main-link" />
            </li>
          ))}
          <li aria-hidden="true" className="flex-1" />
          {userLinks(session).map((link) => (
            <li key={link.to}>
              <NavItem link={link} className={userLook} />
            </li>
          ))}
          {session.status === "loading" && <UserLinksWithoutScript />}
        </ul>
      </nav>
      <div className="-mr-2.5 flex items-center max-md:ml-auto">
        <LanguageLinks className={`${userLook} px-3 max-sm:hidden`} />
        <SearchBox />
        <UserMenu session={session} />
        <CartLink />
        <MobileMenu session={session} />
      </div>
    </Wrap>
  );
}

const userLook =
  "block py-2.5 text-sm leading-tight whitespace-nowrap no-underline hover:underline aria-[current]:underline";

/** Without script it is not known who is signed in: the links to sign in are always there. */
function UserLinksWithoutScript() {
  return (
    <li>
      <noscript>
        <span className="flex gap-6">
          {signedOutLinks.map((link) => (
            <NavItem key={link.to} link={link} className={userLook} />
          ))}
        </span>
      </noscript>
    </li>
  );
}

/** The mark and the shop's name, home. */
export function Brand() {
  const shop = useShop();
  return (
    <Link
      to="/"
      className="flex min-h-11 min-w-0 items-center gap-2 pt-1 font-display text-[1.25rem] leading-none font-medium tracking-[-0.01em] no-underline md:gap-2.5 md:text-[1.375rem]"
    >
      <img
        src="/mark.svg"
        fetchPriority="low"
        alt=""
        width="34"
        height="34"
        className="-mt-1.5 size-7.5 shrink-0 max-[22rem]:hidden md:size-8.5"
      />
      <span lang={langOf(shop, "name")} className="truncate">
        {shop.name}
      </span>
    </Link>
  );
}

/** The cart with a badge of its number of items, once the browser's cart is read. */
export function CartLink() {
  const { count } = useCart();
  return (
    <Link to="/cart" prefetch="intent" aria-label={cartName(count)} className="relative icon-button">
      <Icon name="cart" />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-0.5 right-0 h-5 min-w-5 rounded-full bg-geru px-1.5 text-center text-[0.75rem]/[1.3rem] font-semibold text-on-geru tabular-nums"
        >
          {count > 99 ? "99+" : count}
        </span>
      )}
    </Link>
  );
}
