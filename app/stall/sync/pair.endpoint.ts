import * as z from "zod/mini";
import { services } from "#platform/services.server.ts";
import { readBody } from "#platform/web/body-limit.server.ts";
import { legibleJson } from "#platform/web/legible-request.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { signDeviceOn } from "../devices/sign-on.server.ts";
import type { Route } from "./+types/pair.endpoint.ts";
import { onlyCalled, refusedStranger, stallAnswer } from "./who-asks.server.ts";

export const policy = {
  cached: false,
  body: "call",
  forPrograms: true,
  // The authority is the code, never a cookie.
  fromOtherSites: true,
} as const satisfies RoutePolicy;

const few = z.string().check(z.maxLength(64));
const payload = z.object({ code: few, deviceId: z.optional(few), letter: z.optional(few) });

export const loader = onlyCalled;

/** POST /stall/pair: signs a phone on by the code of its link; 422 says why not. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  if (request.method !== "POST") return onlyCalled();
  const refusal = await refusedStranger(context);
  if (refusal) return refusal;
  const bytes = await readBody(request, policy.body);
  const parsed = payload.safeParse(bytes && legibleJson(bytes.toString("utf8")));
  if (!parsed.success) return stallAnswer({ error: "illegible" }, 422);
  const done = await signDeviceOn(services(context), parsed.data);
  switch (done.kind) {
    case "on":
      return stallAnswer(done.device);
    case "refused":
      return stallAnswer({ error: done.why }, 422);
  }
}
