import { useEffect, useState } from "react";

/**
 * Does the client script run? False in what the server draws, which is all that a browser without script
 * ever shows.
 */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return isHydrated;
}
