import type { Page } from "@playwright/test";

/** Notes every shift of the layout that nobody asked for, with what moved. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    const nameOf = (node: unknown) =>
      node instanceof Element ? `${node.localName}.${node.getAttribute("class")}`.slice(0, 80) : "text";
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, "hadRecentInput") !== false) continue;
        const sources = "sources" in entry && Array.isArray(entry.sources) ? entry.sources : [];
        const moved = sources.map((source: { node?: unknown }) => nameOf(source.node));
        shifts.push(`${Reflect.get(entry, "value")}: ${moved.join(", ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** What moved since the page was opened; each begins with the share of the screen that did. */
export const shiftsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => ("shifts" in window && Array.isArray(window.shifts) ? window.shifts : ["not watched"]));
