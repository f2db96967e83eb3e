import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { progressLines } from "#platform/web/progress-lines.server.ts";
import { adminAct } from "#records/page/admin-page.server.ts";
import { receiveImport } from "./receive-import.server.ts";

export const policy = {
  cached: false,
  body: "uploads",
  needs: "products",
  fresh: "forms",
} as const satisfies AdminPolicy;

/** Imports as the page's form does, and says meanwhile how far it is. */
const server = adminAct(policy, async (shop, { actor }, form) =>
  progressLines(async (tell) => endOf(await receiveImport(shop, actor, form, tell))),
);

export const action = server.action;

const endOf = (received: Awaited<ReturnType<typeof receiveImport>>) =>
  "notice" in received ? { notice: received.notice, to: received.to } : { answer: received.answer };
