export const grievancesPath = "/admin/dashboard/grievances";

/** The owner's page of a ticket. */
export const adminGrievancePath = (id: string): string => `${grievancesPath}/${encodeURIComponent(id)}`;
