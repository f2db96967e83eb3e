/** Which page of a list an address asks for; the first one for whatever is no page number up to `most`. */
export function pageNumber(parameters: URLSearchParams, most: number): number {
  const typed = parameters.get("page") ?? "";
  const page = /^\d{1,9}$/.test(typed) ? Number(typed) : 1;
  return page >= 1 && page <= most ? page : 1;
}
