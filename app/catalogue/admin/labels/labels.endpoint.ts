import { adminsOnly } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { inPaperTurn } from "#platform/papers/kept-papers.server.ts";
import { adminView } from "#records/page/admin-page.server.ts";
import { parseLabels } from "./labels.form.ts";
import { printLabelsText } from "./print-labels.text.ts";
import { readLabel } from "./read-label.db.server.ts";

export const policy = { cached: false, needs: "products" } as const satisfies AdminPolicy;

export const middleware = [adminsOnly];

/** A product's labels, to print. The PDF library is large: it is loaded with the first request. */
const server = adminView(policy, async ({ db, config }, { params: { id = "" }, url }) => {
  const asked = parseLabels(url.searchParams);
  if (!asked.ok) return new Response(asked.error, { status: 422 });
  const found = await readLabel(db, id, asked.labels, () => config.shop);
  if (!found) return new Response(printLabelsText.gone, { status: 404 });
  const { labelsPdf } = await import("./labels-pdf.server.ts");
  const { label } = found;
  const pdf = await inPaperTurn(() => labelsPdf(label, asked.labels));
  return new Response(new Uint8Array(pdf), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": 'inline; filename="labels.pdf"',
      "Cache-Control": "private, no-store",
    },
  });
});

export const loader = server.loader;
