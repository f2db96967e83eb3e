/** What a toast says. Texts are shown as text, never as markup. */
export interface ToastContent {
  title: string;
  text?: string;
  /** Destructive toasts report a failure, and are announced at once; a note is neither that nor a success. */
  tone?: "destructive" | "note";
  /** Milliseconds; 5000 without. */
  duration?: number;
}

export interface Toast extends ToastContent {
  id: number;
}

/** One toast is shown at a time; those raised with it by one event wait for their turn. */
export interface ToastQueue {
  shown?: Toast;
  /** When the shown toast appeared, by the caller's clock, in milliseconds. */
  since: number;
  waiting: readonly Toast[];
  raisedAt: number;
  count: number;
}

export const defaultDuration = 5000;

/** How long the first of two toasts of one event stands before the second follows (TEXT-4). */
export const turnDuration = 2000;

/** Toasts raised within this time come from one event. */
const sameEvent = 50;

export const noToasts: ToastQueue = { since: 0, waiting: [], raisedAt: Number.NEGATIVE_INFINITY, count: 0 };

/** A new toast replaces the one shown, unless both come from one event: then it waits. */
export function raise(queue: ToastQueue, content: ToastContent, now: number): ToastQueue {
  const toast = { ...content, id: queue.count + 1 };
  const raised = { ...queue, count: toast.id, raisedAt: now };
  if (queue.shown && now - queue.raisedAt < sameEvent) {
    return { ...raised, waiting: [...queue.waiting, toast] };
  }
  return { ...raised, shown: toast, since: now, waiting: [] };
}

/** The shown toast leaves, closed by the visitor or by time, and the next one comes. */
export function advance(queue: ToastQueue, now: number): ToastQueue {
  const [next, ...waiting] = queue.waiting;
  return { ...queue, shown: next, since: now, waiting };
}

/** What was said is no longer true: its toast leaves, and does not come if it waits. */
export function withdraw(queue: ToastQueue, said: string, now: number): ToastQueue {
  const isOther = ({ text }: Toast) => text !== said;
  const left = { ...queue, waiting: queue.waiting.filter(isOther) };
  return left.shown && !isOther(left.shown) ? advance(left, now) : left;
}

/** When the shown toast has to leave; undefined when none is shown. */
export function leavesAt({ shown, since, waiting }: ToastQueue): number | undefined {
  if (!shown) return undefined;
  return since + (waiting.length > 0 ? turnDuration : (shown.duration ?? defaultDuration));
}
