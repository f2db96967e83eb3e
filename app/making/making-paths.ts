/** The owner's page of a lot. */
export const lotPagePath = (number: string): string =>
  `/admin/dashboard/making/${encodeURIComponent(number)}`;

/** What a maker has: work to do, or only what waits to be looked at. */
export const makersWorkPath = (maker: string, tab: "with-makers" | "to-check"): string =>
  `/admin/dashboard/making?${new URLSearchParams({ tab, q: maker })}`;
