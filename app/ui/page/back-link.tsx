import type { ReactNode } from "react";
import { Link } from "../link.tsx";
import { Icon } from "../media/icon.tsx";

/** Above the head of a work page: the way to the page that it belongs to. */
export const BackLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className="action mb-1 text-sm print:hidden">
    <Icon name="chevron-left" className="-ml-1 size-5" />
    {children}
  </Link>
);
