import { useEffect, useLayoutEffect, useState } from "react";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** What somebody typed, chose or ticked. */
type Entry = string | boolean;

/**
 * Forms work before the client script runs, so some are filled in by then. React keeps its own idea of what
 * stands in their fields and would write it over what was typed; this types it once more, as the person did,
 * for the forms to hear.
 */
export function useEarlyTyping(): void {
  // Read before anything below is taken over: a text area gets its first text back then.
  const [typed] = useState(readEntries);
  useLayoutEffect(() => {
    for (const [control, entry] of readEntries()) typed.set(control, entry);
  }, [typed]);
  useEffect(() => {
    // React hears events only once it has finished this; `afterEarlyTyping` comes later still.
    queueMicrotask(() => {
      for (const [control, entry] of typed) enter(control, entry);
      typed.clear();
    });
  }, [typed]);
}

/** Calls when what was typed early has been heard. Returns how to call it off. */
export function afterEarlyTyping(act: () => void): () => void {
  const timer = setTimeout(act);
  return () => clearTimeout(timer);
}

/**
 * The controls in which something else stands than the server sent. Not those of searches and filters: after
 * Back the browser itself puts an old choice into them, and hearing it would lead away again.
 */
function readEntries(): Map<Control, Entry> {
  const entries = new Map<Control, Entry>();
  if (typeof document === "undefined" || "hydrated" in document.documentElement.dataset) return entries;
  for (const control of document.querySelectorAll<Control>("input, textarea, select")) {
    const entry = control.form?.method === "post" ? entryOf(control) : undefined;
    if (entry !== undefined) entries.set(control, entry);
  }
  return entries;
}

function entryOf(control: Control): Entry | undefined {
  if (control instanceof HTMLSelectElement) {
    const sent = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
    return sent && !sent.selected ? control.value : undefined;
  }
  if (control.type === "file" || control.type === "hidden") return undefined;
  if (control instanceof HTMLInputElement && isTicked(control)) {
    return control.checked === control.defaultChecked ? undefined : control.checked;
  }
  return control.value === control.defaultValue ? undefined : control.value;
}

const isTicked = ({ type }: HTMLInputElement): boolean => type === "checkbox" || type === "radio";

function enter(control: Control, entry: Entry): void {
  if (typeof entry === "boolean") tick(control, entry);
  else if (control instanceof HTMLSelectElement) {
    control.value = entry;
    control.dispatchEvent(new Event("change", { bubbles: true }));
  } else write(control, entry);
}

/** A radio button that was left is unticked by the one that was chosen. */
function tick(control: Control, entry: boolean): void {
  if (!(control instanceof HTMLInputElement) || (control.type === "radio" && !entry)) return;
  control.checked = !entry;
  control.click();
}

/**
 * React compares with the text that a script wrote last; what the browser's own setter writes is news to it.
 */
function write(control: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  control.value = control.defaultValue;
  const prototype = Object.getPrototypeOf(control);
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(control, text);
  control.dispatchEvent(new Event("input", { bubbles: true }));
}
