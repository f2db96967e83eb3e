import { useEffect, useRef } from "react";
import { useMatches, useNavigation, useRevalidator } from "react-router";

/**
 * A form that is sent while the page is read again after another one breaks that reading off; when it is refused, nothing
 * is read after it either. Where the page still has the data from before then, it is read once more.
 */
export function useWholeReading(): void {
  const read = useMatches().at(-1)?.loaderData;
  const { state, formMethod } = useNavigation();
  const { revalidate } = useRevalidator();
  const before = useRef<{ read: unknown }>(undefined);
  useEffect(() => {
    if (state === "loading" && formMethod === "POST") before.current ??= { read };
    if (state !== "idle" || !before.current) return;
    const wasBrokenOff = before.current.read === read;
    before.current = undefined;
    if (wasBrokenOff) void revalidate();
  }, [state, formMethod, read, revalidate]);
}
