const entry = "jhola-placed";

type Tab = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * Notes the order that this tab has just placed, until its own page has come: on a slow line that may be
 * reloaded away.
 */
export function noteUnseen(tab: Tab, orderNumber: string): void {
  try {
    tab.setItem(entry, orderNumber);
  } catch {
    // Without storage such a reload leads to the shop.
  }
}

/** The order that this tab has placed and not seen yet. */
export function unseenOrder(tab: Tab): string | undefined {
  try {
    return tab.getItem(entry) ?? undefined;
  } catch {
    return undefined;
  }
}

export function forgetUnseen(tab: Tab): void {
  try {
    tab.removeItem(entry);
  } catch {
    // Nothing was noted.
  }
}
