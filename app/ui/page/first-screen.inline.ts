// A visitor who moves first sees everything at once; so does one who comes to a place within the page, or
// waits for four seconds.

const page = document.documentElement;

function showAll(): void {
  delete page.dataset.opening;
}

if (!location.hash) {
  page.dataset.opening = "";
  setTimeout(showAll, 4000);
  addEventListener("load", () =>
    new PerformanceObserver((paints, seen) => {
      // The first paint of all may be of the page's colour alone.
      if (!paints.getEntriesByName("first-contentful-paint")[0]) return;
      seen.disconnect();
      showAll();
    }).observe({ type: "paint", buffered: true }),
  );
  for (const type of ["scroll", "wheel", "pointerdown", "touchstart", "keydown"])
    addEventListener(type, showAll, { once: true, passive: true, capture: true });
}
