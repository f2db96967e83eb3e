import { useEffect, useRef } from "react";
import { useMatches, useNavigation, useRevalidator } from "react-router";

/**
 * A form that is sent while the page is read again after another one breaks that reading off; when it is
 * refused, nothing is read after it either. Where the page still has the data from before then, it is read
 * once more.
 */
export function useWholeReading(): void {
  const read = useMatches().at(-1)?.loaderData;
  const { state, formMethod } = useNavigation();
  const { revalidate } = useRevalidator();
  const reading = useRef<{ before: unknown; isBrokenOff: boolean }>(undefined);
  useEffect(() => {
    if (state === "loading" && formMethod === "POST")
      reading.current ??= { before: read, isBrokenOff: false };
    if (state === "submitting" && reading.current) reading.current.isBrokenOff = true;
    if (state !== "idle" || !reading.current) return;
    const { before, isBrokenOff } = reading.current;
    reading.current = undefined;
    if (isBrokenOff && before === read) void revalidate();
  }, [state, formMethod, read, revalidate]);
}
