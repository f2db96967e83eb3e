/** Which page of a list an address asks for; the first one for whatever is no page number up to `most`. */
export function pageNumber(parameters: URLSearchParams, most: number): number {
  const page = Number(parameters.get("page"));
  return Number.isInteger(page) && page >= 1 && page <= most ? page : 1;
}
