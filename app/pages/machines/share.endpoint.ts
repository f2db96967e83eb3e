import { redirect } from "react-router";
import { type Allowance, longestWaitSeconds, takeToken } from "#platform/limits/rate-limit.db.server.ts";
import { TurnsOfNetworks } from "#platform/limits/turns.server.ts";
import { requestFacts, type Services, services } from "#platform/services.server.ts";
import { sharePath } from "#platform/text/share-card.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import type { Route } from "./+types/share.endpoint.ts";
import { findShareCard, inLookupTurn, sharePicture } from "./share-picture.server.ts";

export const policy: RoutePolicy = { cached: false };

/** Networks that show links ask for the pictures of many pages, each once. */
const allowance: Allowance = { name: "share-pictures", most: 600, windowSeconds: longestWaitSeconds };

/** Of the 200 that wait for a look and the 40 that wait for a drawing, one network is so many. */
const networks = new TurnsOfNetworks(20);

/**
 * The picture of a shared link. An address of yesterday leads to today's, so that nobody can ask for many
 * drawings.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { clientAddress } = requestFacts(context);
  const answer = await networks.take(clientAddress, () =>
    answerCard(services(context), clientAddress, params),
  );
  return answer ?? new Response("Too many requests", { status: 429 });
}

async function answerCard(
  shop: Services,
  clientAddress: string,
  { kind, id, file }: Route.LoaderArgs["params"],
): Promise<Response> {
  const { isRefused, card } = await inLookupTurn(async () => {
    const { ok } = await takeToken(shop.db, allowance, clientAddress, shop.now());
    return { isRefused: !ok, card: ok ? await findShareCard(shop, kind, id) : undefined };
  });
  if (isRefused) return new Response("Too many requests", { status: 429 });
  if (!card) return new Response("Not found", { status: 404 });
  const path = sharePath(card);
  if (!path.endsWith(`/${file}`)) throw redirect(path, 302);
  return new Response(new Uint8Array(await sharePicture(shop, card)), {
    headers: { "Content-Type": "image/jpeg", "Cache-Control": "public, max-age=31536000, immutable" },
  });
}
