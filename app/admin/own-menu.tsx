import { useHeld } from "#accounts/permissions/held-context.ts";
import { SignOutForm } from "#accounts/session/sign-out-form.tsx";
import { Link } from "#ui/link.tsx";
import { Icon } from "#ui/media/icon.tsx";
import { usePopover } from "#ui/overlay/popover.ts";
import { adminText } from "./admin.text.ts";
import { mayGo, ownMenu } from "./admin-links.ts";
import { menuRow, PlaceLink } from "./place-link.tsx";

const panelId = "own-menu";

/** The person's own pages and rarely needed ones, behind a button at the top right. */
export function OwnMenu({ name = "" }: { name?: string | undefined }) {
  const panel = usePopover();
  const held = useHeld();
  return (
    <>
      <button
        type="button"
        popoverTarget={panelId}
        className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded text-sm hover:bg-fold md:px-2"
      >
        <Icon name="user" />
        <span className="sr-only">{adminText.own}</span>
        <span className="max-w-48 truncate pt-0.5 max-md:hidden">{name}</span>
        <Icon name="chevron-down" className="size-4 max-md:hidden" />
      </button>
      <div
        ref={panel}
        id={panelId}
        popover="auto"
        className="fixed top-14 right-2 mt-1 w-64 frame-double bg-paper pt-3 pb-2 text-ink"
      >
        <nav aria-label={adminText.own}>
          <p className="truncate px-4 pb-2 font-semibold">{name}</p>
          <ul className="border-y border-hair py-1">
            {ownMenu
              .filter((link) => mayGo(held, link))
              .map((link) => (
                <PlaceLink key={link.to} link={link} />
              ))}
          </ul>
          <ul className="pt-1">
            <li className="md:hidden">
              <Link to="/" reloadDocument className={menuRow}>
                {adminText.viewShop}
              </Link>
            </li>
            <li>
              <SignOutForm className={menuRow}>{adminText.signOut}</SignOutForm>
            </li>
          </ul>
        </nav>
      </div>
    </>
  );
}
