import { adminsOnly, staffWith } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { services } from "#platform/services.server.ts";
import { paperIn } from "../card/card-papers.ts";
import { printCards } from "../card/print-cards.server.ts";
import { isCode } from "../certificate-code.ts";
import { findCertificate } from "../certificates.db.server.ts";
import type { Route } from "./+types/card.endpoint.ts";

export const policy = { cached: false, needs: "pack" } as const satisfies AdminPolicy;

/** The layout above guards it too; a card has its secret. */
export const middleware = [adminsOnly];

/** One certificate's card, to print. */
export async function loader({ context, params: { code }, url }: Route.LoaderArgs): Promise<Response> {
  staffWith(context, policy.needs);
  const found = isCode(code) ? await findCertificate(services(context).db, code) : undefined;
  if (!found) throw new Response("Certificate not found.", { status: 404 });
  const paper = paperIn(url.searchParams);
  return printCards(services(context), [found], { paper, name: `certificate-${code}` });
}
