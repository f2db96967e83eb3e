import {
  advance,
  leavesAt,
  noToasts,
  raise,
  type ToastContent,
  type ToastQueue,
  withdraw,
} from "./toast-queue.ts";

// One queue for the browser window. The server never raises a toast: notices made there travel in a cookie.
let queue = noToasts;
let timer: ReturnType<typeof setTimeout> | undefined;
const watchers = new Set<() => void>();

function settle(next: ToastQueue): void {
  queue = next;
  schedule();
  for (const watcher of watchers) watcher();
}

function schedule(): void {
  clearTimeout(timer);
  const end = leavesAt(queue);
  if (end !== undefined) timer = setTimeout(closeToast, Math.max(0, end - performance.now()));
}

/** Shows a toast, also from outside components (a route's clientLoader). Does nothing on the server. */
export function raiseToast(content: ToastContent): void {
  if (typeof window !== "undefined") settle(raise(queue, content, performance.now()));
}

/** Takes back what a toast says, once it is no longer true. */
export const withdrawToast = (text: string): void => settle(withdraw(queue, text, performance.now()));

export function closeToast(): void {
  settle(advance(queue, performance.now()));
}

/**
 * While the pointer or the focus is on a toast, its time stands still; afterwards it has its full time again.
 */
export function holdToast(): void {
  clearTimeout(timer);
}

export function releaseToast(): void {
  settle({ ...queue, since: performance.now() });
}

export function watchToasts(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

export const currentToasts = (): ToastQueue => queue;
export const serverToasts = (): ToastQueue => noToasts;
