import type { ReactNode } from "react";
import { HeldContext } from "#accounts/permissions/held-context.ts";
import { everything, type Held } from "#accounts/permissions/permissions.ts";
import { useAdminSession } from "#accounts/session/use-admin-session.ts";
import { useShop } from "#platform/config/shop-settings.ts";
import { Link } from "#ui/link.tsx";
import { PageOnItsWay } from "#ui/page/page-on-its-way.tsx";
import { adminText } from "./admin.text.ts";
import { AdminMenu, AdminRail } from "./admin-nav.tsx";
import { BackToSteps } from "./first-steps/back-to-steps.tsx";
import type { TaskCounts } from "./overview/tasks/tasks.ts";
import { OwnMenu } from "./own-menu.tsx";
import { QuickSearch } from "./search/quick-search.tsx";

export interface AdminFrameProps {
  /** The signed-in member; unknown on an error page. */
  name?: string;
  /** Their permissions; unknown where the frame itself could not be read. */
  held?: Held;
  /** Is there something to do yet of the first steps, from which each page is a way? */
  hasSteps?: boolean;
  /** Null when they could not be counted. */
  waiting: TaskCounts | null;
  children: ReactNode;
}

/** The admin area's own header, places, main part and footer around each of its pages. */
export function AdminFrame({
  name,
  held = everything,
  hasSteps = false,
  waiting,
  children,
}: AdminFrameProps) {
  useAdminSession();
  return (
    <HeldContext value={held}>
      <div className="flex min-h-dvh flex-col [--header-height:3.5rem]">
        <a
          href="#content"
          className="fixed top-2 left-2 z-40 -translate-y-20 print:hidden rounded border border-ink bg-paper px-4 py-2 focus:translate-y-0"
        >
          {adminText.skip}
        </a>
        <AdminHeader name={name} waiting={waiting} />
        <div className="flex-1 md:grid md:grid-cols-[13rem_minmax(0,1fr)] print:block">
          <div className="border-r border-hair max-md:hidden print:hidden">
            <div className="sticky top-14 max-h-[calc(100dvh-3.5rem)] overflow-y-auto">
              <AdminRail waiting={waiting} />
            </div>
          </div>
          <main
            id="content"
            tabIndex={-1}
            className="min-w-0 px-4 pt-5 pb-16 max-md:has-[[data-ticked]]:pb-56 max-md:noscript:has-[td_[name=id]:checked]:pb-56 md:px-8 md:pt-7 print:p-0"
          >
            <BackToSteps isShown={hasSteps} />
            {children}
          </main>
        </div>
        <AdminFooter />
      </div>
    </HeldContext>
  );
}

function AdminHeader({ name, waiting }: Pick<AdminFrameProps, "name" | "waiting">) {
  const shop = useShop();
  return (
    <header className="sticky top-0 z-20 flex h-14 print:hidden items-center gap-4 bg-paper px-4 rule-double md:px-5">
      <Link
        to="/admin/dashboard/overview"
        className="flex min-h-11 min-w-0 items-center gap-2 font-display text-lg leading-none no-underline"
      >
        <img src="/mark.svg" alt="" width="28" height="28" className="-mt-1 size-7 shrink-0" />
        <span className="truncate pt-1">{shop.name}</span>
        <span className="pt-1 text-sm text-ink-2 max-sm:sr-only">{adminText.area}</span>
      </Link>
      <div className="ml-auto md:ml-6">
        <QuickSearch />
      </div>
      <Link to="/" reloadDocument className="ml-auto action text-sm whitespace-nowrap max-md:hidden">
        {adminText.viewShop}
      </Link>
      <div className="-mr-2.5 -ml-4 flex items-center md:ml-0">
        <OwnMenu name={name} />
        <div className="md:hidden">
          <AdminMenu waiting={waiting} />
        </div>
      </div>
      <PageOnItsWay />
    </header>
  );
}

function AdminFooter() {
  const { name, origin } = useShop();
  return (
    <footer className="print:hidden border-t border-hair px-4 py-3 text-xs text-ink-2 md:px-8">
      {name} · {origin.replace(/^https?:\/\//, "")}
    </footer>
  );
}
