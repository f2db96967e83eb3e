import { parcelStep, parcelSteps } from "#orders/seen-parcels/parcel-step.ts";
import {
  parcelStateWords,
  parcelStepNames,
  parcelsText,
  seenHomesText,
} from "#orders/seen-parcels/parcels.text.ts";
import { type SeenHomes, seenHomeStates } from "#orders/seen-parcels/seen-homes.ts";
import type { ParcelEvent, SeenParcel, SeenPieces } from "#orders/seen-parcels/seen-parcel.ts";
import type { ShipmentState } from "#orders/shipments/shipment.ts";
import { marked } from "#ui/in-sentence.tsx";
import { langOfText } from "#values/language/text-language.ts";
import { rupeesAndPaise } from "#values/money/money.ts";
import { grouped } from "#values/text/grouped.ts";
import { longDateTime } from "#values/time/date-time.ts";
import { journeyText } from "./customer-status.text.ts";

interface ParcelsPartProps {
  parcels: readonly SeenParcel[];
  /** What follows those that have left. */
  toCome?: readonly SeenPieces[] | undefined;
}

/**
 * The order's parcels, each with its way, what is in it and how to follow it; nothing while there is none.
 */
export function ParcelsPart({ parcels, toCome = [] }: ParcelsPartProps) {
  if (parcels.length === 0) return null;
  return (
    <section aria-labelledby="parcels" className="mt-8">
      <h2 id="parcels" className="text-xl">
        {parcelsText.title(parcels.length)}
      </h2>
      <ul
        className={`mt-3 grid items-start gap-4 ${parcels.length > 1 ? "md:grid-cols-2" : "max-w-measure"}`}
      >
        {parcels.map((parcel, place) => (
          <li key={parcel.number} className="min-w-0 rounded border border-hair p-4">
            <Parcel parcel={parcel} name={parcelsText.name(place + 1, parcels.length)} />
          </li>
        ))}
      </ul>
      {toCome.length > 0 && (
        <div className="mt-4">
          <h3 className="text-lg">{parcelsText.toCome}</h3>
          <Pieces pieces={toCome} />
        </div>
      )}
    </section>
  );
}

/** How many parcels to many homes are where; the list of addresses names each. */
export function HomesPart({ homes }: { homes: SeenHomes | undefined }) {
  if (!homes) return null;
  const counts = seenHomeStates.map((state) => ({ state, count: homes[state] ?? 0 }));
  return (
    <section aria-labelledby="homes" className="mt-8 max-w-measure">
      <h2 id="homes" className="text-xl">
        {seenHomesText.title}
      </h2>
      <dl className="mt-3 rounded border border-hair p-4">
        {counts
          .filter(({ count }) => count > 0)
          .map(({ state, count }) => (
            <div key={state} className="flex justify-between gap-4 py-1">
              <dt>{seenHomesText.states[state]}</dt>
              <dd className="font-semibold">{seenHomesText.count(count)}</dd>
            </div>
          ))}
      </dl>
      <p className="mt-2 text-sm text-ink-2">{seenHomesText.list}</p>
    </section>
  );
}

function Parcel({ parcel, name }: { parcel: SeenParcel; name: string | undefined }) {
  const { state, expectedOn, cash, isReplacement, pieces, events } = parcel;
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        {name && <h3 className="text-lg">{name}</h3>}
        <b>{parcelStateWords[state]}</b>
      </div>
      <ParcelWay state={state} />
      {state === "attempt_failed" && <p className="mt-2">{parcelsText.tryAgain}</p>}
      {(state === "rto" || state === "rto_received") && <p className="mt-2">{parcelsText.back}</p>}
      {expectedOn && <p className="mt-2">{parcelsText.expected(expectedOn)}</p>}
      {cash !== null && (
        <p className="mt-2">
          {parcelsText.cash}: <b>{rupeesAndPaise(cash)}</b>
        </p>
      )}
      <Tracking parcel={parcel} />
      {isReplacement && <p className="mt-2 text-ink-2">{parcelsText.replacement}</p>}
      {pieces.length > 0 && <Pieces pieces={pieces} />}
      <Events events={events} />
    </>
  );
}

const Pieces = ({ pieces }: { pieces: readonly SeenPieces[] }) => (
  <ul className="mt-2 text-sm text-ink-2">
    {pieces.map((piece) => (
      <li key={piece.id} lang={langOfText(piece.name)} className="wrap-anywhere">
        {grouped(piece.quantity)} × {piece.name}
        {piece.optionText && ` (${piece.optionText})`}
      </li>
    ))}
  </ul>
);

function Tracking({ parcel: { courier, trackingNumber, trackingUrl } }: { parcel: SeenParcel }) {
  if (!courier && !trackingNumber && !trackingUrl) return null;
  return (
    <p className="mt-2">
      {courier && <span className="block">{courier}</span>}
      {trackingNumber && (
        <>
          {`${parcelsText.trackingNumber}: `}
          <b className="break-all">{trackingNumber}</b>{" "}
        </>
      )}
      {trackingUrl && (
        <a href={trackingUrl} rel="noopener noreferrer" className="action print:hidden">
          {parcelsText.follow}
        </a>
      )}
    </p>
  );
}

/** The last one is always seen; those before are one press away. */
function Events({ events: [last, ...before] }: { events: readonly ParcelEvent[] }) {
  if (!last) return null;
  return (
    <div className="mt-3 border-t border-hair pt-2 text-sm">
      <Event event={last} />
      {before.length > 0 && (
        <details className="print:hidden">
          <summary className="action cursor-pointer">{parcelsText.way}</summary>
          <ol className="grid gap-1.5 border-l-4 border-double border-ink pl-3">
            {before.map((event) => (
              <li key={`${event.at.getTime()} ${event.words} ${event.place}`}>
                <Event event={event} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}

const Event = ({ event: { at, words, place } }: { event: ParcelEvent }) => (
  <p className="wrap-anywhere">
    {marked(words)}
    {place && <>, {marked(place)}</>}
    <time dateTime={at.toISOString()} className="block text-ink-2">
      {longDateTime(at)}
    </time>
  </p>
);

/**
 * A parcel's way as a border of four knots, filled as far as it has come: the double line with its hatching
 * is the one that frames every picture. Nothing for one that goes back.
 */
export function ParcelWay({ state }: { state: ShipmentState }) {
  const step = parcelStep(state);
  if (!step) return null;
  const current = parcelSteps.indexOf(step);
  return (
    <ol aria-label={parcelsText.wayLabel} className="mt-3 grid grid-cols-4 text-center text-xs leading-snug">
      {parcelSteps.map((name, index) => (
        <li
          key={name}
          aria-current={index === current ? "step" : undefined}
          className={`relative px-0.5 ${index === current ? "font-semibold" : index < current ? "" : "text-ink-2"}`}
        >
          {index > 0 && (
            <span
              aria-hidden="true"
              className={`absolute top-2 right-1/2 mr-2 h-1 w-[calc(100%-1rem)] border-y ${index <= current ? "border-leaf bg-leaf/40" : "border-hair"}`}
            />
          )}
          <Knot isReached={index <= current} />
          {parcelStepNames[name]}
          <span className="sr-only">
            {index < current ? journeyText.done : index === current ? journeyText.current : journeyText.ahead}
          </span>
        </li>
      ))}
    </ol>
  );
}

const Knot = ({ isReached }: { isReached: boolean }) => (
  <svg viewBox="0 0 20 20" aria-hidden="true" className="mx-auto mb-1 block size-5">
    <circle cx="10" cy="10" r="8" className="fill-paper stroke-ink" strokeWidth="1.2" />
    <circle
      cx="10"
      cy="10"
      r="5.2"
      className={isReached ? "fill-leaf stroke-ink" : "fill-paper stroke-ink-2"}
      strokeWidth="1.2"
    />
  </svg>
);
