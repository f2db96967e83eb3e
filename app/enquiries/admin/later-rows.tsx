import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { useFetcher, useLocation, useNavigation } from "react-router";
import { Button } from "#ui/form/button.tsx";
import { Loading } from "#ui/loading.tsx";
import { afterParameter, type EnquiryPlace, type ListPart } from "./enquiry-kind.ts";

interface LaterRowsProps<Row> {
  /** The list from a place on. */
  address(after: string): string;
  /** The last row above. */
  after: EnquiryPlace;
  /** So many rows stand above. */
  above: number;
  cards: ComponentType<{ rows: readonly Row[] }>;
  /** Counts how often the list was read anew on the spot. */
  reading: number;
  /** Hears how many rows stand in the list by now. */
  onShown(count: number): void;
}

/** The rows that follow a place, and those that follow them, part after part, until the list is whole. */
export function LaterRows<Row extends EnquiryPlace>(props: LaterRowsProps<Row>) {
  const { after, above, reading, cards: Rows, onShown } = props;
  const { data, state, load } = useFetcher<ListPart<Row>>();
  const address = props.address(afterParameter(after));
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again with each reading of the list
  useEffect(() => void load(address), [address, load, reading]);
  const shown = above + (data?.rows.length ?? 0);
  useEffect(() => onShown(shown), [shown, onShown]);

  if (!data) return <End>{state !== "idle" && <Loading />}</End>;
  const last = data.rows.at(-1);
  if (last)
    return (
      <>
        <Rows rows={data.rows} />
        {!data.isWhole && <LaterRows<Row> {...props} after={last} above={shown} />}
      </>
    );
  if (data.isWhole) return null;
  return (
    <End>
      <Button onClick={() => void load(address)} pending={state !== "idle"}>
        Try Again
      </Button>
    </End>
  );
}

/** How often the address that stands was asked for again: what the Refresh button does. */
export function useReadings(): number {
  const { state, formMethod, location } = useNavigation();
  const { pathname, search } = useLocation();
  const isReading =
    state === "loading" && formMethod !== "POST" && location.pathname + location.search === pathname + search;
  const [readings, setReadings] = useState(0);
  useEffect(() => {
    if (isReading) setReadings((count) => count + 1);
  }, [isReading]);
  return readings;
}

/** Where the next cards will stand. */
const End = ({ children }: { children: ReactNode }) => (
  <li className="col-span-full flex justify-center py-6 [@media(scripting:none)]:hidden">{children}</li>
);
