import { useSyncExternalStore } from "react";

interface BrowserListOptions<Item> {
  key: string;
  /** Where it is stored: `() => localStorage`, or `() => sessionStorage` until the window closes. */
  storage(): Storage;
  /** Reads what was stored; whatever is unreadable counts as nothing. */
  parse(text: string | null): readonly Item[];
  most: number;
}

/** A short list that one browser keeps for itself, newest first. Empty on the server and while hydrating. */
export function browserList<Item>({ key, storage, parse, most }: BrowserListOptions<Item>) {
  const none: readonly Item[] = [];
  const listeners = new Set<() => void>();
  let known: { text: string | null; list: readonly Item[] } = { text: null, list: none };

  /** A browser may forbid storage; the list then lives as long as the page. */
  function storedText(): string | null {
    try {
      return storage().getItem(key);
    } catch {
      return known.text;
    }
  }
  /** The same list as long as the stored text is the same. */
  function read(): readonly Item[] {
    const text = storedText();
    if (text !== known.text) known = { text, list: parse(text) };
    return known.list;
  }
  function add(item: Item): void {
    const list = [item, ...read()].slice(0, most);
    known = { text: JSON.stringify(list), list };
    try {
      storage().setItem(key, JSON.stringify(list));
    } catch {
      // Stored for this page only.
    }
    for (const listener of listeners) listener();
  }
  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }
  const useList = () => useSyncExternalStore(subscribe, read, () => none);
  return { add, useList };
}
