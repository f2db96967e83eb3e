/** A page's data address, for the routes named. The home page's is `/_.data`. */
export function dataAddress(page: URL, routes: readonly string[]): URL {
  const address = new URL(page);
  address.hash = "";
  address.pathname += address.pathname.endsWith("/") ? "_.data" : ".data";
  if (routes.length > 0) address.searchParams.set("_routes", routes.join(","));
  return address;
}
