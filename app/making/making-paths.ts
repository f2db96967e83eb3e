/** The owner's page of a lot. */
export const lotPagePath = (number: string): string =>
  `/admin/dashboard/making/${encodeURIComponent(number)}`;
