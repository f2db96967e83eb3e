import { isAdminArea } from "#accounts/actor.ts";
import type { Session, SessionUser } from "#accounts/session/session.ts";
import { SignOutForm } from "#accounts/session/sign-out-form.tsx";
import { Link } from "#ui/link.tsx";
import { Loading } from "#ui/loading.tsx";
import { Icon } from "#ui/media/icon.tsx";
import { usePopover } from "#ui/overlay/popover.ts";
import { menuText } from "../frame.text.ts";
import { accountLinks, accountTitle } from "./navigation.ts";

const panelId = "account-menu";
const square = "icon-button";

/** The user icon: a spinner until the session is known, then a menu, or the way to sign in. */
export function UserMenu({ session }: { session: Session }) {
  if (session.status === "loading") {
    return (
      <>
        <div className={`${square} needs-script`}>
          <Loading quiet />
        </div>
        <noscript>
          <SignIn />
        </noscript>
      </>
    );
  }
  return session.user ? <AccountMenu user={session.user} /> : <SignIn />;
}

function SignIn() {
  return (
    <Link to="/login" aria-label={menuText.account} className={square}>
      <Icon name="user" />
    </Link>
  );
}

function AccountMenu({ user }: { user: SessionUser }) {
  const panel = usePopover();
  const row = "flex min-h-11 w-full items-center px-4 text-left no-underline hover:bg-fold active:bg-hair";
  return (
    <>
      <button type="button" popoverTarget={panelId} aria-label={menuText.account} className={square}>
        <Icon name="user" />
      </button>
      <div
        ref={panel}
        id={panelId}
        popover="auto"
        className="fixed top-(--header-height) right-(--gutter) mt-2 w-64 frame-double bg-paper pt-3 pb-2 text-ink"
      >
        <nav aria-label={menuText.account}>
          <p className="truncate px-4 pb-2 font-semibold">{accountTitle(user.email)}</p>
          <ul className="border-t border-hair pt-2">
            {accountLinks(user.role).map(({ to, label }) => (
              <li key={to}>
                <Link to={to} reloadDocument={isAdminArea(to)} className={row}>
                  {label}
                </Link>
              </li>
            ))}
            <li>
              <SignOutForm className={row}>{menuText.logout}</SignOutForm>
            </li>
          </ul>
        </nav>
      </div>
    </>
  );
}
