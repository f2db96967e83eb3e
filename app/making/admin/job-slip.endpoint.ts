import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { adminView } from "#records/page/admin-page.server.ts";
import { printSlips } from "./print-slips.server.ts";

export const policy = { cached: false, needs: "making" } as const satisfies AdminPolicy;

/** The slips of the work that makers have of a lot, or that of one of its parts. */
const server = adminView(policy, async (shop, { url, params: { number = "" } }) => {
  const pdf = await printSlips(shop, number, url.searchParams.get("part"));
  if (!pdf) return new Response("Not found", { status: 404 });
  return new Response(new Uint8Array(pdf), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `inline; filename="${number}.pdf"`,
      "Cache-Control": "private, no-store",
    },
  });
});

export const loader = server.loader;
