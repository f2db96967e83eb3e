import { leaveTabNotice } from "#platform/notice.ts";
import { localPath } from "#values/language/address.ts";
import { isAdminArea } from "../actor.ts";
import { sessionText } from "./session.text.ts";

/** Home by a whole document, with the notice that says why. */
export function leaveAdminArea(): void {
  leaveTabNotice(sessionText.signedOut);
  window.location.replace(localPath("/"));
}

/**
 * An answer that leads into the admin area is followed by a whole document, in place of this one; true when
 * it was.
 */
export function enterAdminArea(answer: unknown): boolean {
  const to = answer instanceof Response ? answer.headers.get("Location") : null;
  if (to === null || !isAdminArea(to)) return false;
  window.location.replace(to);
  return true;
}

/** Nothing more is to happen on a page that is being left. */
export const leaving = (): Promise<never> => new Promise(() => {});
