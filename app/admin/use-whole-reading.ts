import { useEffect, useRef } from "react";
import { useFetchers, useMatches, useNavigation, useRevalidator } from "react-router";

/**
 * A form that is sent while the page is read again after another one breaks that reading off; when it is refused, nothing
 * is read after it either. Where the page still has the data from before then, it is read once more.
 */
export function useWholeReading(): void {
  const read = useMatches().at(-1)?.loaderData;
  const underWay = [useNavigation(), ...useFetchers()];
  const { revalidate } = useRevalidator();
  const reading = useRef<{ before: unknown; isBrokenOff: boolean }>(undefined);
  const isReading = underWay.some(({ state, formMethod }) => state === "loading" && formMethod === "POST");
  const isSending = underWay.some(({ state }) => state === "submitting");
  useEffect(() => {
    if (isReading) reading.current ??= { before: read, isBrokenOff: false };
    if (isSending && reading.current) reading.current.isBrokenOff = true;
    if (isReading || isSending || !reading.current) return;
    const { before, isBrokenOff } = reading.current;
    reading.current = undefined;
    if (isBrokenOff && before === read) void revalidate();
  }, [isReading, isSending, read, revalidate]);
}
