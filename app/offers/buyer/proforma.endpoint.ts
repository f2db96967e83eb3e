import { redirect } from "react-router";
import { notForAdmins } from "#accounts/guard.server.ts";
import { findDues, fulfilmentOf } from "#orders/dues/dues.db.server.ts";
import { nextDue } from "#orders/dues/dues.ts";
import { refusedPaper } from "#papers/invoice-answer.server.ts";
import type { Db } from "#platform/database/db.ts";
import { services } from "#platform/services.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { ownOfferPath } from "../offer.ts";
import type { ProformaStanding } from "../proforma/proforma-pdf.server.ts";
import type { Route } from "./+types/proforma.endpoint.ts";
import { offerToActOn } from "./read-offer-page.server.ts";

export const policy: RoutePolicy = { cached: false };

export const middleware = [notForAdmins];

/**
 * An offer as a paper, while it counts; any other leads to its page, which shows how it stands. The PDF
 * library is large: it is loaded with the first request.
 */
export async function loader({ url, params, context }: Route.LoaderArgs): Promise<Response> {
  const { offer, standing, token } = await offerToActOn({ url, params, context });
  if (standing !== "open" && standing !== "accepted") return redirect(ownOfferPath(offer.number, token), 303);
  const refusal = await refusedPaper(context);
  if (refusal) return refusal;
  const { proformaPdf, offeredStanding } = await import("../proforma/proforma-pdf.server.ts");
  const { db } = services(context);
  const ofOrder = offer.orderId === null ? undefined : await orderedStanding(db, offer.orderId);
  const pdf = await proformaPdf(services(context), offer, ofOrder ?? offeredStanding(offer));
  return new Response(new Uint8Array(pdf), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `inline; filename="${offer.number}-${offer.revision}.pdf"`,
      "Cache-Control": "private, no-store",
    },
  });
}

async function orderedStanding(db: Db, orderId: string): Promise<ProformaStanding> {
  const status = await fulfilmentOf(db, orderId);
  return { status, due: status === "cancelled" ? undefined : nextDue(await findDues(db, orderId)) };
}
