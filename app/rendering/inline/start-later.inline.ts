// Starts the client script once everything that can be seen has come and been painted, at the first touch,
// or after four seconds: on a slow phone the scripts would take the line from the fonts and pictures. Until
// then links and forms work plainly. Where people come to work with a page, it starts at once.

let hasBegun = false;

function start(): void {
  const later = document.getElementById("later");
  if (hasBegun || !later) return;
  hasBegun = true;
  for (const href of later.dataset.modules?.split(" ") ?? []) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = href;
    document.head.append(link);
  }
  const script = document.createElement("script");
  script.type = "module";
  script.textContent = later.textContent;
  later.after(script);
}

/** Once the paint has been reported and the browser is idle two frames later. */
function startAfterPaint(_: unknown, seen: PerformanceObserver): void {
  seen.disconnect();
  requestAnimationFrame(() => requestAnimationFrame(() => (window.requestIdleCallback ?? setTimeout)(start)));
}

if (document.getElementById("later")?.dataset.urgent) start();
addEventListener("load", () =>
  new PerformanceObserver(startAfterPaint).observe({ type: "paint", buffered: true }),
);
for (const type of ["pointerdown", "touchstart", "keydown"])
  addEventListener(type, start, { once: true, passive: true, capture: true });
setTimeout(start, 4000);
