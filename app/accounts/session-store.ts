import { useSyncExternalStore } from "react";
import { loadingSession, type Session, sessionFrom } from "./session.ts";

// Public pages are the same for everybody, so the browser asks who is signed in after the page has come to life.
let session = loadingSession;
let asked: Promise<void> | undefined;
const watchers = new Set<() => void>();

/** Asks the server again: after signing in or out, or after the profile changed. */
export function refreshSession(): Promise<void> {
  asked = ask().then((answer) => {
    session = answer;
    for (const watcher of watchers) watcher();
  });
  return asked;
}

/** A failed request counts as signed out. */
async function ask(): Promise<Session> {
  try {
    const response = await fetch("/session", { headers: { Accept: "application/json" } });
    return sessionFrom(response.ok ? await response.json() : null);
  } catch {
    return sessionFrom(null);
  }
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
