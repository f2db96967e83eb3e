const path = "/admin/dashboard/discounts";

/** The admin page's address with what is open above the list. */
export const discountsPath = (open: Record<string, string> = {}): string => {
  const parameters = new URLSearchParams(open);
  return parameters.size > 0 ? `${path}?${parameters}` : path;
};
