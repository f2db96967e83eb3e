import type { OwnOffer, UnshownOffer } from "./read-offer-page.server.ts";
import { offerToActOn, ownOffer } from "./read-offer-page.server.ts";

export interface OwnHomes {
  orderId: string;
  token: string;
}

type Call = Parameters<typeof ownOffer>[0];

const orderOf = ({ offer, token }: OwnOffer): OwnHomes | undefined =>
  offer.orderId === null || offer.toMany === null ? undefined : { orderId: offer.orderId, token };

/** The order of an accepted offer to many homes, for anyone with the offer's link (HOMES-2). */
export async function ownHomes(call: Call): Promise<OwnHomes | UnshownOffer> {
  const found = await ownOffer(call);
  return "why" in found ? found : (orderOf(found) ?? { why: "missing" });
}

/** The same for files and forms. Throws where there is none. */
export async function homesToActOn(call: Call): Promise<OwnHomes> {
  const found = orderOf(await offerToActOn(call));
  if (!found) throw new Response(null, { status: 404 });
  return found;
}
