import { useSyncExternalStore } from "react";
import { raiseToast } from "#ui/overlay/toast-store.ts";
import { sessionText } from "./session.text.ts";
import {
  fallbackSession,
  isSessionLost,
  isUnknown,
  loadingSession,
  type Session,
  sessionFrom,
} from "./session.ts";

// Public pages are the same for everybody, so the browser asks who is signed in after the page has come to
// life.
let session: Session = loadingSession;
let asked: Promise<void> | undefined;
let askedAt = 0;
const watchers = new Set<() => void>();
const leavers = new Set<Leaver>();

/** Hears whether somebody meant it: by signing out, or by going Back to a page that was left before. */
type Leaver = (isMeant: boolean) => void;

/** A tab that nobody looked at for this long asks again when somebody does. */
const staleAfter = 60_000;

/** Asks the server again: after signing in or out, or after the profile changed. */
export function refreshSession(): Promise<void> {
  askedAt = Date.now();
  asked = ask().then((answer) => {
    session = answer;
    for (const watcher of watchers) watcher();
  });
  return asked;
}

/** After signing in or out: asks again, and has the other tabs ask too (ACCOUNT-13). */
export async function announceSession(news: "changed" | "signed out" = "changed"): Promise<void> {
  channel?.postMessage(news);
  await refreshSession();
}

/** Calls back when somebody was signed in here and is no longer, by another tab's doing or by time. */
export function onSignedOutElsewhere(leaver: Leaver): () => void {
  leavers.add(leaver);
  return () => leavers.delete(leaver);
}

async function lookAgain(isMeant: boolean): Promise<void> {
  const before = session;
  await refreshSession();
  if (isSessionLost(before, session)) for (const leaver of leavers) leaver(isMeant);
}

/** A failure is reported; a signed-in person stays so, with the least rights (ACCOUNT-16). */
async function ask(): Promise<Session> {
  try {
    const response = await fetch("/session", { headers: { Accept: "application/json" } });
    if (!response.ok) throw new Error(`/session answered ${response.status}`);
    const known = sessionFrom(await response.json());
    if (known.problem) raiseToast(sessionText.profile[known.problem]);
    return known;
  } catch {
    const fallback = fallbackSession(session);
    if (fallback.user) raiseToast(sessionText.profile.network);
    else {
      // Looks like a guest, and is read again.
      wait *= 2;
      setTimeout(askUnlessKnown, wait);
    }
    return fallback;
  }
}

/** Milliseconds until it is read again; doubled each time. */
let wait = 2000;

function askUnlessKnown(): void {
  if (isUnknown(session)) void refreshSession();
}

const channel = openChannel();

function openChannel(): BroadcastChannel | undefined {
  if (typeof window === "undefined" || !("BroadcastChannel" in window)) return undefined;
  const opened = new BroadcastChannel("jhola-session");
  opened.addEventListener("message", ({ data }) => void lookAgain(data !== "changed"));
  // A page that Back brings from memory, and a tab that was left alone, may be out of date.
  window.addEventListener("pageshow", ({ persisted }) => persisted && void lookAgain(true));
  document.addEventListener("visibilitychange", () => {
    const isStale = asked !== undefined && Date.now() - askedAt > staleAfter;
    if (document.visibilityState === "visible" && isStale) void lookAgain(false);
  });
  window.addEventListener("online", askUnlessKnown);
  return opened;
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  asked ??= refreshSession();
  return () => watchers.delete(watcher);
}

/** The visitor's session; 'loading' on the server and until `/session` has answered. */
export function useSession(): Session {
  return useSyncExternalStore(
    watch,
    () => session,
    () => loadingSession,
  );
}
