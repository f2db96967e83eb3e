import type { MoneyFigure } from "./money/money-figures.ts";

export const moneyPath = "/admin/dashboard/money";

/** In the place of a month: since the first money came. */
export const allMonths = "all";

/** The list that a figure is the sum of; `month` where it is a month's. */
export const moneyFigurePath = (
  figure: MoneyFigure,
  { month, page = 1, late = false }: { month?: string | undefined; page?: number; late?: boolean } = {},
): string => {
  const parameters = new URLSearchParams({
    ...(month && { month }),
    ...(late && { late: "only" }),
    ...(page > 1 && { page: String(page) }),
  });
  return `${moneyPath}/${figure}${parameters.size > 0 ? `?${parameters}` : ""}`;
};

/** A settlement as a sum in words, with its lines. */
export const settlementPath = (id: string, page = 1): string =>
  `${moneyPath}/settlements/${encodeURIComponent(id)}${page > 1 ? `?page=${page}` : ""}`;

/** Where couriers' files are read, and what they brought. */
export const remittancesPath = `${moneyPath}/remittances`;

export const remittancePath = (id: string, page = 1): string =>
  `${remittancesPath}/${encodeURIComponent(id)}${page > 1 ? `?page=${page}` : ""}`;

/** A month's money as a file. */
export const moneyFilePath = (month: string): string => `${moneyPath}.csv?${new URLSearchParams({ month })}`;
