import type { Selectable } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import type { Enquiry } from "../enquiry.ts";

export const grievancesPath = "/admin/dashboard/grievances";

/** The owner's page of a ticket. */
export const adminGrievancePath = (id: string): string => `${grievancesPath}/${encodeURIComponent(id)}`;

export type GrievanceState = Selectable<Tables["grievances"]>["state"];

/** A checked complaint. Its sender can be reached by one of the two. */
export interface GrievanceEntry {
  fullName: string;
  email: string | null;
  phone: string | null;
  orderNumber: string | null;
  body: string;
}

export interface GrievanceReply {
  id: string;
  body: string;
  saidAt: Date;
}

/** A ticket. */
export interface Grievance extends Enquiry, GrievanceEntry {
  /** 'G-' and a number, as its sender reads it. */
  number: string;
  state: GrievanceState;
  isSpam: boolean;
  acknowledgeBy: Date;
  resolveBy: Date;
  acknowledgedAt: Date | null;
  resolvedAt: Date | null;
}

/** G- and the millisecond in which it came. */
export const grievanceNumberAt = (milliseconds: number): string => `G-${milliseconds}`;

export const isGrievanceNumber = (text: string): boolean => /^G-\d{1,16}$/.test(text);

const hour = 3_600_000;
const indiaAheadOfUtc = 5.5 * hour;

/** By when the law wants a complaint acknowledged and redressed (GRIEVANCE-2). */
export const duesOf = (receivedAt: Date): Pick<Grievance, "acknowledgeBy" | "resolveBy"> => ({
  acknowledgeBy: new Date(receivedAt.getTime() + 48 * hour),
  resolveBy: oneMonthAfter(receivedAt),
});

/** The same day and time of the next month in India, or that month's last day where it has no such day. */
function oneMonthAfter(moment: Date): Date {
  const inIndia = new Date(moment.getTime() + indiaAheadOfUtc);
  const [year, month] = [inIndia.getUTCFullYear(), inIndia.getUTCMonth() + 1];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const startOfDay = Date.UTC(year, month, Math.min(inIndia.getUTCDate(), lastDay));
  return new Date(startOfDay + (inIndia.getTime() % (24 * hour)) - indiaAheadOfUtc);
}

type Standing = Pick<Grievance, "state" | "acknowledgeBy" | "resolveBy">;

/** Its overdue step; null where none is. */
export function lateOf(
  { state, acknowledgeBy, resolveBy }: Standing,
  now: Date,
): "resolve" | "acknowledge" | null {
  if (state === "resolved") return null;
  if (resolveBy < now) return "resolve";
  return state === "open" && acknowledgeBy < now ? "acknowledge" : null;
}
