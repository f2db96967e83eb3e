import { isAdminArea } from "../actor.ts";
import { returnPath } from "../session/return-path.ts";

/** Where the second factor is required anew. */
export const confirmPath = "/admin/dashboard/confirm";
export const confirmPasskeyPath = `${confirmPath}/passkey`;

/** The field by which a form brings the code along. */
export const freshCodeField = "secondFactorCode";

/** Why a code that came along was not taken. */
export type ConfirmProblem = "wrong" | "too-many";

/** What waits for the proof: a page, a file, or a form with what was typed into it. */
export type WhatWaits = "page" | "file" | "form";

export const waitingIn = (given: string | null): WhatWaits =>
  given === "file" || given === "form" ? given : "page";

/** Fields that a form is carried on with: pictures that came with it as files, by their addresses. */
export type TakenFields = readonly (readonly [field: string, url: string])[];

/** The page that asks, for what waits at an address of the admin area. */
export function confirmAddress(
  to: string,
  waiting: WhatWaits,
  problem?: ConfirmProblem,
  taken: TakenFields = [],
): string {
  const parameters = new URLSearchParams({ to, waiting, ...(problem && { problem }) });
  for (const [field, url] of taken) parameters.append("taken", `${field}=${url}`);
  return `${confirmPath}?${parameters}`;
}

/** Where it leads once the proof is given: a file is fetched from the page that asked, a page is entered. */
export function provedAddress(to: string, waiting: WhatWaits): string {
  switch (waiting) {
    case "file":
      return `${confirmAddress(to, waiting)}&done=1`;
    case "page":
    case "form":
      return to;
  }
}

/** The fields that a page's address says; what is no picture's address is none. */
export const takenIn = (parameters: URLSearchParams): TakenFields =>
  parameters.getAll("taken").flatMap((taken) => {
    const [, field = "", url = ""] = /^(\w{1,40})=((?:\/files\/|https:\/\/)\S{1,500})$/.exec(taken) ?? [];
    return field ? [[field, url] as const] : [];
  });

/** Where it leads on to: an address of the admin area, and no other, in links of others too. */
export function confirmedPath(given: string | null): string | undefined {
  const path = returnPath(given);
  return path && isAdminArea(path) && !path.startsWith(confirmPath) ? path : undefined;
}
