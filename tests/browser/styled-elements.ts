import type { Page } from "@playwright/test";

/** How many elements the browser styled anew while something was done, by its own trace. */
export async function styledElements(page: Page, act: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  let styled = 0;
  session.on("Tracing.dataCollected", ({ value }) => {
    for (const event of value) styled += elementsIn(event);
  });
  const ended = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["devtools.timeline"] },
  });
  await act();
  await session.send("Tracing.end");
  await ended;
  await session.detach();
  return styled;
}

function elementsIn(event: { name?: unknown; args?: { elementCount?: unknown } }): number {
  return event.name === "UpdateLayoutTree" ? Number(event.args?.elementCount) : 0;
}
