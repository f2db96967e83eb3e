import { useLocation } from "react-router";
import { isAdminArea } from "#accounts/actor.ts";
import { Link } from "#ui/link.tsx";
import { isCurrentLink, type NavLink } from "./navigation.ts";

/** A link that knows whether it leads to where the visitor is. */
export function NavItem({ link, className }: { link: NavLink; className: string }) {
  const { pathname } = useLocation();
  return (
    <Link
      to={link.to}
      {...(isAdminArea(link.to)
        ? { reloadDocument: true }
        : { prefetch: isPersonal(link.to) ? "intent" : "page" })}
      aria-current={isCurrentLink(link.to, pathname) ? "page" : undefined}
      className={className}
    >
      {link.label}
    </Link>
  );
}

const isPersonal = (path: string): boolean => /^\/(dashboard|login|signup|cart)\b/.test(path);
