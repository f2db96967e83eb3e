import { isAdminArea } from "../actor.ts";
import { returnPath } from "../sign-in/return-path.ts";

/** Where the second factor is asked for anew. */
export const confirmPath = "/admin/dashboard/confirm";
export const confirmPasskeyPath = `${confirmPath}/passkey`;

/** The field by which a form brings the code along. */
export const freshCodeField = "secondFactorCode";

const minute = 60_000;
const lastsMinutes = { usually: 10, withFiles: 60 } as const;

/** Does a proof still hold? A form with a file is asked for before it is shown: no page carries a file. */
export const isFresh = (
  provedAt: Date | null | undefined,
  now: Date,
  kind: keyof typeof lastsMinutes = "usually",
): boolean => !!provedAt && now.getTime() - provedAt.getTime() < lastsMinutes[kind] * minute;

/** Why a code that came along was not taken. */
export type ConfirmProblem = "wrong" | "too-many";

/** What waits for the proof: a page, a file, or a form with what was typed into it. */
export type WhatWaits = "page" | "file" | "form";

export const waitingIn = (given: string | null): WhatWaits =>
  given === "file" || given === "form" ? given : "page";

/** The page that asks, for what waits at an address of the admin area. */
export function confirmAddress(to: string, waiting: WhatWaits, problem?: ConfirmProblem): string {
  return `${confirmPath}?${new URLSearchParams({ to, waiting, ...(problem && { problem }) })}`;
}

/** Where it leads on to: an address of the admin area, whoever wrote it. */
export function confirmedPath(given: string | null): string | undefined {
  const path = returnPath(given);
  return path && isAdminArea(path) && !path.startsWith(confirmPath) ? path : undefined;
}
