import type { MiddlewareHandler } from "hono";
import { withoutCode } from "#discounts/codes/code-address.ts";
import { codeLine } from "#discounts/codes/code-cookie.server.ts";
import type { Services } from "#platform/services.server.ts";
import { isDataPath } from "#rendering/data-address.ts";
import type { ListenerEnv } from "./listener-env.ts";

/** A discount code that an address brings along is remembered for the visit, and stands in no address. */
export function keepingCodes({ config: { origin } }: Services): MiddlewareHandler<ListenerEnv> {
  return async (c, next) => {
    const coded = isDataPath(c.req.path) ? undefined : withoutCode(c.get("address"));
    if (!coded) return next();
    const headers = new Headers({ Location: coded.address, "Cache-Control": "private, no-store" });
    if (coded.code.trim() !== "") headers.set("Set-Cookie", codeLine(coded.code, origin));
    return new Response(null, { status: 303, headers });
  };
}
