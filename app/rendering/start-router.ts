import { createBrowserRouter, type PatchRoutesOnNavigationFunction as PatchRoutes } from "react-router";
import { readHydrationData } from "./hydration-data.ts";
import { dataStrategy } from "./page-data.ts";
import { fetchWholeMap } from "./route-map.ts";
import { laterRoutes, ownRoutes } from "./routes.tsx";

type Router = ReturnType<typeof createBrowserRouter>;

/** The router of this page, with what the document carries for it. */
export function startRouter(): Router {
  const router: Router = createBrowserRouter(ownRoutes(), {
    hydrationData: readHydrationData(),
    dataStrategy,
    patchRoutesOnNavigation: (call) => bringRoutes(router, call),
  });
  return router;
}

/** Called before the router goes where only a route unknown so far may lead. */
const bringRoutes = async (
  router: Router,
  { path, fetcherKey }: Parameters<PatchRoutes>[0],
): Promise<void> => {
  try {
    await learnRoutes(router);
  } catch (failure) {
    if (fetcherKey) throw failure;
    // A link works as it did before the client script ran, and the browser says what is wrong with the line.
    const { location } = router.state.navigation;
    window.location.assign(location ? router.createHref(location) : path);
    await new Promise(() => {});
  }
};

async function learnRoutes(router: Router): Promise<void> {
  await fetchWholeMap();
  for (const [parent, routes] of laterRoutes()) router.patchRoutes(parent, routes);
}

const quietTime = 1000;

/** Learns the shop's other routes once the page is quiet, again and again while the shop can't be reached. */
export function learnRoutesLater(router: Router, delay = quietTime): void {
  const again = () => learnRoutesLater(router, delay * 3);
  setTimeout(() => void learnRoutes(router).catch(again), delay);
}
