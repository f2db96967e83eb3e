import { useEffect, useSyncExternalStore } from "react";
import { isUnknown, type Session } from "#accounts/session/session.ts";
import { useSession } from "#accounts/session/session-store.ts";
import { raiseToast } from "#ui/overlay/toast-store.ts";
import { wishlistText } from "./wishlist.text.ts";
import { parseWishlist, type Wishlist, wishlistIn, withItem, withoutItem } from "./wishlist.ts";

// A guest's list stands in the browser; somebody signed in has it in the account, and what the browser held
// joins it.
const key = "jhola-wishlist";
const none: Wishlist = [];
const listeners = new Set<() => void>();
let known: { text: string | null; list: Wishlist } = { text: null, list: none };
/** Whose list is shown: undefined until the session is known, null for a guest. */
let owner: string | null | undefined;
/** The account's list; undefined for a guest, or until the account has answered. */
let account: Wishlist | undefined;
/** For whose list, which could not be had, the browser's stands in. */
let standIn: string | undefined;

/** The browser's list; the same object as long as the stored text is the same. */
function readBrowser(): Wishlist {
  const text = storedText();
  if (text !== known.text) known = { text, list: parseWishlist(text) };
  return known.list;
}

/** A browser may forbid storage altogether; the list then lives as long as the page. */
function storedText(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return known.text;
  }
}

function writeBrowser(list: Wishlist): void {
  known = { text: JSON.stringify(list), list };
  try {
    localStorage.setItem(key, JSON.stringify(list));
  } catch {
    // Stored for this page only.
  }
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}

/**
 * Follows the session: signing in merges the browser's list into the account's, signing out leaves none
 * behind.
 */
async function follow(session: Session): Promise<void> {
  if (isUnknown(session)) return;
  const email = session.user?.email ?? null;
  if (email === owner && !standIn) return;
  // The person it stood in for is gone.
  if (email !== (standIn ?? email)) writeBrowser(none);
  owner = email;
  account = standIn = undefined;
  tell();
  if (!email) return;
  try {
    let held: Wishlist;
    let merged: Wishlist;
    // Once more where something was added meanwhile.
    do {
      held = readBrowser();
      merged = await send("add", held);
    } while (held !== readBrowser());
    if (owner !== email) return;
    account = merged;
    writeBrowser(none);
  } catch {
    if (owner !== email) return;
    // As a guest's: the browser's list stands in for the account's until the next page asks again.
    owner = null;
    standIn = email;
    tell();
    raiseToast(wishlistText.failed);
  }
}

async function send(intent: "add" | "remove", ids: Wishlist): Promise<Wishlist> {
  const body = new URLSearchParams({ intent, ids: ids.join(","), by: "script" });
  const answer = await fetch("/wishlist/items", { method: "POST", body });
  if (!answer.ok) throw answer;
  return wishlistIn(await answer.json());
}

/** Shows the change at once; the account's answer has the last word. */
async function change(intent: "add" | "remove", id: string): Promise<void> {
  const before = account ?? readBrowser();
  const after = intent === "add" ? withItem(before, id) : withoutItem(before, id);
  if (account === undefined) return writeBrowser(after);
  account = after;
  tell();
  try {
    account = await send(intent, [id]);
  } catch {
    account = before;
    raiseToast(wishlistText.failed);
  }
  tell();
}

/** Other tabs write too. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/**
 * The list to show; undefined while nobody knows whose it is, but for what this browser put aside meanwhile.
 */
const current = (): Wishlist | undefined =>
  owner === null || (!owner && readBrowser()[0]) ? readBrowser() : account;

/**
 * The visitor's wishlist; `ready` is false until the page knows it (on the server and while hydrating). Used
 * once on a page: each use asks anew for an account's list that could not be had.
 */
export function useWishlist() {
  const session = useSession();
  useEffect(() => void follow(session), [session]);
  const list = useSyncExternalStore<Wishlist | undefined>(subscribe, current, () => undefined);
  return { ready: list !== undefined, ids: list ?? none, change };
}
