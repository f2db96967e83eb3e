const ending = /(?<=\/)_\.data$|\.data$/;

/** Does an address ask for a page's data alone? */
export const isDataPath = (path: string): boolean => ending.test(path);

/** A page's data address, for the routes named. The home page's is `/_.data`. */
export function dataAddress(page: URL, routes: readonly string[]): URL {
  const address = new URL(page);
  address.hash = "";
  address.pathname += address.pathname.endsWith("/") ? "_.data" : ".data";
  if (routes.length > 0) address.searchParams.set("_routes", routes.join(","));
  return address;
}

/** The page of a data address, and the routes that were requested; all of the page's where none is named. */
export function pageOfData(address: URL): { page: URL; routes: readonly string[] | undefined } {
  const page = new URL(address);
  page.pathname = page.pathname.replace(ending, "");
  page.searchParams.delete("_routes");
  return { page, routes: address.searchParams.get("_routes")?.split(",") };
}
