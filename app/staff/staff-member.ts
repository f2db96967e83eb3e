import type { Noted } from "#accounts/permissions/permissions.ts";

/** Somebody who works in the shop. */
export interface StaffMember {
  id: string;
  fullName: string;
  email: string;
  /** Null of an owner. */
  permissions: Noted;
  /** Rises with each change of their permissions. */
  version: number;
  lastSignInAt: Date | null;
}

/** A person who was invited to work in the shop and has not accepted yet. */
export interface Invitation {
  id: string;
  fullName: string;
  email: string;
  /** What they may do once they accept; null where they become an owner. */
  permissions: Noted;
  sentAt: Date;
  expiresAt: Date;
  version: number;
}

export const longestStaffName = 100;
/** More than anybody waits for. */
export const mostInvitations = 20;
/** A link in a mail that nobody opens is not to let anybody in for ever. */
export const invitationDays = 7;

export const staffPath = "/admin/dashboard/staff";
export const memberPath = (id: string): string => `${staffPath}/${encodeURIComponent(id)}`;
export const invitePath = `${staffPath}/invite`;
