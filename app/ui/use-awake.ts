import { useEffect, useState } from "react";

/**
 * Does the page's program run? False in what the server draws, which is all that a browser without script
 * ever shows.
 */
export function useAwake(): boolean {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return isAwake;
}
