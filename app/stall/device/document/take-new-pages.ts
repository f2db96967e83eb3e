import { stallPath } from "../stall-places.ts";

/**
 * A newer page, which the worker has fetched whole, takes the place of this one when nobody stands at the
 * counter. Sales lie in the database and not in the page (STALL-44).
 */
export function takeNewPages(isIdle: () => boolean): void {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  const hadOne = serviceWorker.controller !== null;
  const offer = (registration: ServiceWorkerRegistration) => {
    if (registration.waiting && isIdle()) registration.waiting.postMessage("take over");
  };
  void serviceWorker.getRegistration(stallPath).then((registration) => {
    if (!registration) return;
    offer(registration);
    document.addEventListener("visibilitychange", () => offer(registration));
  });
  serviceWorker.addEventListener("controllerchange", () => {
    if (hadOne && isIdle()) location.reload();
  });
}
