import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useState,
  useSyncExternalStore,
} from "react";
import { Icon } from "../media/icon.tsx";
import { uiText } from "../ui.text.ts";
import type { Toast, ToastContent } from "./toast-queue.ts";
import {
  closeToast,
  currentToasts,
  holdToast,
  raiseToast,
  releaseToast,
  serverToasts,
  watchToasts,
} from "./toast-store.ts";

/**
 * Which outlet shows the toast: the page's, or that of the modal dialog on top, since the page is inert below
 * it.
 */
interface Outlets {
  ids: readonly string[];
  add(id: string): () => void;
}

const OutletsContext = createContext<Outlets | undefined>(undefined);

/** Holds the shop's one place for toasts. Stands once, around the page. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [ids, setIds] = useState<readonly string[]>([]);
  const [add] = useState(() => (id: string) => {
    setIds((all) => [...all, id]);
    return () => setIds((all) => all.filter((other) => other !== id));
  });
  return (
    <OutletsContext value={{ ids, add }}>
      {children}
      {ids.length === 0 && <ToastRegion />}
    </OutletsContext>
  );
}

/** `const toast = useToast(); toast({ title, text, tone, duration })`. */
export function useToast(): (content: ToastContent) => void {
  if (!useContext(OutletsContext)) throw new Error("no ToastProvider");
  return raiseToast;
}

/** A modal dialog renders this, so that toasts raised while it is open are seen, heard and closable. */
export function DialogToasts() {
  const outlets = useContext(OutletsContext);
  const id = useId();
  const add = outlets?.add;
  useEffect(() => add?.(id), [add, id]);
  return outlets?.ids.at(-1) === id ? <ToastRegion /> : null;
}

/** Stands empty for a moment: a screen reader speaks of what comes into it, not of what it came with. */
function ToastRegion() {
  const { shown } = useSyncExternalStore(watchToasts, currentToasts, serverToasts);
  const [isStanding, setStanding] = useState(false);
  useEffect(() => {
    const moment = setTimeout(() => setStanding(true));
    return () => clearTimeout(moment);
  }, []);
  return (
    <section aria-label={uiText.notifications} aria-live="polite" aria-atomic="true" className="toasts">
      {shown && isStanding && <ToastCard key={shown.id} toast={shown} />}
    </section>
  );
}

/** Escape closes the toast, unless something else is open that Escape is meant for. */
function closeByEscape({ key }: KeyboardEvent): void {
  if (key === "Escape" && !document.querySelector(":is(dialog[open], :popover-open)")) closeToast();
}

const marks = {
  success: { name: "check", className: "text-leaf" },
  note: { name: "info", className: "text-indigo" },
  destructive: { name: "alert", className: "text-geru" },
} as const;

function ToastCard({ toast }: { toast: Toast }) {
  const failed = toast.tone === "destructive";
  const mark = marks[toast.tone ?? "success"];
  useEffect(() => {
    document.addEventListener("keydown", closeByEscape);
    return () => document.removeEventListener("keydown", closeByEscape);
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: time stands still while someone reads
    <div
      role={failed ? "alert" : undefined}
      onPointerEnter={holdToast}
      onPointerLeave={releaseToast}
      onFocus={holdToast}
      onBlur={releaseToast}
      className="rise pointer-events-auto flex w-full items-start gap-3 rounded frame-double bg-paper py-2 pr-1 pl-3 text-md leading-snug md:w-toast"
    >
      <Icon {...mark} className={`mt-2 size-5.5 ${mark.className}`} />
      <div className="min-w-0 flex-1 py-1.5">
        <p className="font-semibold">{toast.title}</p>
        {toast.text && <p className="text-sm text-ink-2">{toast.text}</p>}
      </div>
      <button type="button" aria-label={uiText.close} onClick={closeToast} className="icon-button">
        <Icon name="close" className="size-5" />
      </button>
    </div>
  );
}
