import { randomUUID } from "node:crypto";
import { createContext } from "react-router";
import { orderOfKey } from "#orders/order.db.server.ts";
import type { Services } from "#platform/services.server.ts";
import { hostCookie } from "#platform/web/host-cookie.server.ts";
import { isUuid } from "#values/uuid.ts";

type Shop = Pick<Services, "db" | "config">;
type Headers = [string, string][];

/** Has a form been answered? Its page goes on with the answer's key. */
export const answeredContext = createContext(false);

/** The key of the checkout that a browser is at; undefined where it is at none. */
function keptKey(request: Request, origin: string): string | undefined {
  const name = `${hostCookie("jhola_checkout", origin)}=`;
  const cookies = (request.headers.get("Cookie") ?? "").split(/;\s*/);
  const key = cookies.find((each) => each.startsWith(name))?.slice(name.length) ?? "";
  return isUuid(key) ? key : undefined;
}

/**
 * The header that puts all tabs of a browser at one checkout until it closes (CHECKOUT-35); with '' at none.
 * Script never sees it: who knows an order's key is answered that order.
 */
export function keyHeader(key: string, origin: string): [string, string] {
  const age = key === "" ? "; Max-Age=0" : "";
  const secure = origin.startsWith("https:") ? "; Secure" : "";
  const name = hostCookie("jhola_checkout", origin);
  return ["Set-Cookie", `${name}=${key}; Path=/${age}; HttpOnly; SameSite=Lax${secure}`];
}

/** The key that a checkout's page is made with. One whose order is somebody else's is given up. */
export async function checkoutKey(
  { db, config }: Shop,
  request: Request,
  userId: string | null,
): Promise<{ key: string; headers: Headers }> {
  const kept = keptKey(request, config.origin);
  const first = kept === undefined ? undefined : await orderOfKey(db, kept);
  const isForeign = first !== undefined && first.userId !== null && first.userId !== userId;
  if (kept !== undefined && !isForeign) return { key: kept, headers: [] };
  const key = randomUUID();
  return { key, headers: [keyHeader(key, config.origin)] };
}

/**
 * The key in place of one whose order stands, with its header: that of the checkout which other tabs are at
 * by now, or a new one for all of them.
 */
export function nextKey(
  { request, origin }: { request: Request; origin: string },
  { posted, fresh }: { posted: string; fresh: string },
): { key: string; headers: Headers } {
  const kept = keptKey(request, origin);
  if (kept !== undefined && kept !== posted) return { key: kept, headers: [] };
  return { key: fresh, headers: [keyHeader(fresh, origin)] };
}

/** The header that ends the checkout of this order, where the browser is at it. */
export async function endCheckout(
  { db, config }: Shop,
  request: Request,
  orderNumber: string,
): Promise<Headers> {
  const kept = keptKey(request, config.origin);
  if (kept === undefined || (await orderOfKey(db, kept))?.orderNumber !== orderNumber) return [];
  return [keyHeader("", config.origin)];
}
