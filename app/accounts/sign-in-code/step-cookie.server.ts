import { createCookie } from "react-router";
import type { SigningServices } from "#platform/services.server.ts";
import { hostCookie } from "#platform/web/host-cookie.server.ts";
import { stepMinutes } from "./sign-in-step.db.server.ts";

/** Binds a sign-in that waits for its code to the browser that has it; signed, and script never sees it. */
const stepCookie = ({ config, secret }: SigningServices) =>
  createCookie(hostCookie("jhola_step", config.origin), {
    secrets: [`sign-in-step\n${secret}`],
    path: "/",
    maxAge: stepMinutes * 60,
    httpOnly: true,
    sameSite: "lax",
    secure: config.origin.startsWith("https:"),
  });

export const stepLine = (shop: SigningServices, token: string): Promise<string> =>
  stepCookie(shop).serialize(token);

/** The Set-Cookie value that forgets it. */
export const forgottenStep = (shop: SigningServices): Promise<string> =>
  stepCookie(shop).serialize("", { maxAge: 0 });

export async function stepTokenOf(shop: SigningServices, request: Request): Promise<string | undefined> {
  const token: unknown = await stepCookie(shop).parse(request.headers.get("Cookie"));
  return typeof token === "string" && token !== "" ? token : undefined;
}
