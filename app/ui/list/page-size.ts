/** So many rows has a page of a list of the admin area, and so many where its address says `show=100`. */
const usualPage = 25;
const longPage = 100;
export type LongPage = typeof longPage;

export const longPageIn = (parameters: URLSearchParams): LongPage | undefined =>
  parameters.get("show") === String(longPage) ? longPage : undefined;

export const pageSizeOf = ({ show }: { show?: LongPage | undefined }): number => show ?? usualPage;

/** The other size, and what an address says of it. */
export const otherPageSize = ({
  show,
}: {
  show?: LongPage | undefined;
}): { size: number; show: LongPage | undefined } =>
  show ? { size: usualPage, show: undefined } : { size: longPage, show: longPage };

/** How many rows there must be for a choice to make a difference. */
export const hasPageSizes = (total: number): boolean => total > usualPage;
