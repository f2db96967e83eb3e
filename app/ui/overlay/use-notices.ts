import { useEffect } from "react";
import { useToast } from "./toast.tsx";
import type { ToastContent } from "./toast-queue.ts";

/**
 * Raises notices that came with a page's data or with the answer to its form, once for each such `occasion`
 * (the data object itself), however often the page renders.
 */
export function useNotices(occasion: unknown, notices: readonly (ToastContent | false | undefined)[]): void {
  const toast = useToast();
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown once for each occasion
  useEffect(() => {
    for (const notice of notices) if (notice) toast(notice);
  }, [occasion, toast]);
}
