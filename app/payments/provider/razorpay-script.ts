import { useEffect, useSyncExternalStore } from "react";

/** `idle`: nothing has requested it. `blocked`: it can't be had; another request may help. */
export type ScriptState = "idle" | "loading" | "ready" | "blocked";

/** So long it may take to come, in milliseconds. */
export const patience = 15_000;
let state: ScriptState = "idle";
const watchers = new Set<() => void>();

function become(next: ScriptState): void {
  state = next;
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Loads the provider's script, once; again after it was blocked. */
export function loadRazorpay(src: string): void {
  if (state === "loading" || state === "ready") return;
  become("loading");
  const script = document.createElement("script");
  const blocked = () => {
    script.remove();
    if (state === "loading") become("blocked");
  };
  const timer = setTimeout(blocked, patience);
  script.addEventListener("load", () => {
    clearTimeout(timer);
    become(window.Razorpay ? "ready" : "blocked");
  });
  script.addEventListener("error", () => {
    clearTimeout(timer);
    blocked();
  });
  script.src = src;
  script.async = true;
  document.head.append(script);
}

/** The script's state on a page where somebody is about to pay; elsewhere nothing is loaded. */
export function useRazorpayScript(src: string | undefined): ScriptState {
  useEffect(() => {
    if (src) loadRazorpay(src);
  }, [src]);
  return useSyncExternalStore(
    watch,
    () => state,
    () => "idle",
  );
}
