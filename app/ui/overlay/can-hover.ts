import { useSyncExternalStore } from "react";

let pointer: MediaQueryList | undefined;
const asked = () => {
  pointer ??= matchMedia("(hover: hover)");
  return pointer;
};

function watch(changed: () => void) {
  asked().addEventListener("change", changed);
  return () => asked().removeEventListener("change", changed);
}

/**
 * Can the visitor's pointer rest on something without pressing it? Never on a phone, and not known before the
 * client script runs.
 */
export const useCanHover = (): boolean =>
  useSyncExternalStore(
    watch,
    () => asked().matches,
    () => false,
  );
