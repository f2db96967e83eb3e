import { Outlet, useLocation } from "react-router";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { Link } from "#ui/link.tsx";
import { useCurrentInView } from "#ui/list/use-current-in-view.ts";
import { FailedView } from "#ui/page/failed-view.tsx";
import { Wrap } from "#ui/page/wrap.tsx";
import { dashboardText } from "./dashboard.text.ts";
import { customersOnly } from "./guard.server.ts";
import { SignOutForm } from "./session/sign-out-form.tsx";

export const policy: RoutePolicy = { cached: false };

/** Runs before every page, data request, action and download below /dashboard. */
export const middleware = [customersOnly];

const links = () => [
  { to: "/dashboard/my-orders", label: dashboardText.orders },
  { to: "/dashboard/addresses", label: dashboardText.addresses },
  { to: "/dashboard/wishlist", label: dashboardText.wishlist },
  { to: "/dashboard/settings", label: dashboardText.settings },
];

const look =
  "flex min-h-11 w-full items-center whitespace-nowrap border-b-[3px] border-double border-transparent text-left leading-tight no-underline hover:border-ink aria-[current]:border-ink aria-[current]:font-semibold focus-visible:-outline-offset-4 md:px-1";

/** The customer area: what it offers beside what is shown. */
export default function DashboardLayout() {
  const { pathname } = useLocation();
  const row = useCurrentInView<HTMLUListElement>(pathname);
  return (
    <Wrap className="grid grid-cols-1 print:block print:p-0 pt-3 pb-16 md:grid-cols-[12rem_minmax(0,1fr)] md:gap-16 md:pt-14 md:pb-24">
      <nav
        aria-label={dashboardText.area}
        className="print:hidden max-md:border-b max-md:border-hair md:pt-3.5"
      >
        <ul
          ref={row}
          className="flex gap-x-4 overflow-x-auto text-sm sm:gap-x-6 md:sticky md:top-[calc(var(--header-height)+2rem)] md:grid md:gap-1 md:overflow-visible md:text-md"
        >
          {links().map(({ to, label }) => (
            <li key={to}>
              <Link
                to={to}
                prefetch="intent"
                aria-current={`${pathname}/`.startsWith(`${to}/`) ? "page" : undefined}
                className={look}
              >
                {label}
              </Link>
            </li>
          ))}
          <li className="max-md:ml-auto md:mt-4 md:border-t md:border-hair md:pt-4">
            <SignOutForm className={look}>{dashboardText.logout}</SignOutForm>
          </li>
        </ul>
      </nav>
      <div className="min-w-0">
        <Outlet />
      </div>
    </Wrap>
  );
}

export function ErrorBoundary() {
  return (
    <Wrap>
      <FailedView {...dashboardText.failed} />
    </Wrap>
  );
}
