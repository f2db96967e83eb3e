import { Link, useLocation } from "react-router";
import { isCurrent, type NavLink } from "./navigation.ts";

/** A link that knows whether it leads to where the visitor is. */
export function NavItem({ link, className }: { link: NavLink; className: string }) {
  const { pathname } = useLocation();
  return (
    <Link
      to={link.to}
      prefetch="intent"
      aria-current={isCurrent(link.to, pathname) ? "page" : undefined}
      className={className}
    >
      {link.label}
    </Link>
  );
}
