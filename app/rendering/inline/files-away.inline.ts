// Where the address that files come from fails, a page is still dressed: its styles and pictures come from
// the shop, which has every file itself. Scripts do not: half of them from here and half from there would be
// two programs in one page (ADR-113).

const { assets = "" } = document.documentElement.dataset;
const own = (addresses: string): string => addresses.replaceAll(`${assets}/`, "/");

// Before the listener that takes a picture for broken: what is taken here does not reach it.
addEventListener(
  "error",
  (event) => {
    const { target } = event;
    if (target instanceof HTMLLinkElement && target.rel === "stylesheet" && target.href.startsWith(assets))
      target.href = own(target.href);
    if (!(target instanceof HTMLImageElement) || !target.currentSrc.startsWith(assets)) return;
    event.stopImmediatePropagation();
    for (const source of target.parentNode?.querySelectorAll("source") ?? [])
      source.srcset = own(source.srcset);
    if (target.srcset) target.srcset = own(target.srcset);
    target.src = own(target.src);
  },
  true,
);
