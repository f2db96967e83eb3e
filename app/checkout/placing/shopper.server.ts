import { type RouterContextProvider, redirect } from "react-router";
import { type Actor, homeOf } from "#accounts/actor.ts";
import { visitorOf } from "#accounts/guard.server.ts";

/** Whoever shops here: a customer, or null for a guest. An admin belongs to the admin area (ACCOUNT-17). */
export async function shopperOf(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Actor | null> {
  const actor = await visitorOf(request, context);
  if (actor?.role === "admin") throw redirect(homeOf(actor.role), 303);
  return actor;
}
