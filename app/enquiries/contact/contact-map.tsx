import { contactText } from "./contact.text.ts";

/** A drawing in place of a map: rivers, three towns and a fish. No map service learns who looked. */
export function ContactMap({ address }: { address: string }) {
  const query = new URLSearchParams({ query: address });
  return (
    <figure className="max-w-form">
      <div className="frame-double bg-fold">
        <svg viewBox="0 0 480 300" role="img" aria-label={contactText.map} className="block w-full">
          <Rivers />
          <path
            d="M0 46 44 34 92 52 150 38 214 56 276 40 338 58 402 42 480 56"
            className="fill-none stroke-ink-2"
            strokeWidth="1.5"
            strokeDasharray="2 6"
            strokeLinecap="round"
          />
          <text x="24" y="26" className="fill-ink-2 text-xs" letterSpacing="3">
            {contactText.places.nepal}
          </text>
          <Town x={264} y={106} name={contactText.places.madhubani} isHome />
          <Town x={214} y={172} name={contactText.places.darbhanga} />
          <Town x={66} y={262} name={contactText.places.patna} />
          <image href="/drawings/fish.webp" x="346" y="138" width="124" height="67" />
        </svg>
      </div>
      <figcaption className="mt-2">
        <a
          href={`https://www.google.com/maps/search/?api=1&${query}`}
          target="_blank"
          rel="noopener noreferrer"
          className="action"
        >
          {contactText.openMap}
        </a>
      </figcaption>
    </figure>
  );
}

const ganga = "M0 224C60 206 116 240 178 236S330 226 480 262";
/** Both come from Nepal and end in the Ganga. */
const tributaries = [
  "M96 0C104 48 78 84 108 118S172 176 192 235",
  "M312 0C306 54 336 84 328 124S300 190 322 234",
];
const rivers = [...tributaries, ganga];

/**
 * Each river is two lines, as the paintings draw water; all banks before all water, so that they run
 * together.
 */
function Rivers() {
  const strokes = [
    { className: "stroke-indigo", strokeWidth: "8" },
    { className: "stroke-fold", strokeWidth: "5" },
    { className: "stroke-indigo", strokeWidth: "1", strokeDasharray: "7 5" },
  ];
  return (
    <g className="fill-none" strokeLinecap="round">
      {strokes.map((stroke) => rivers.map((river) => <path key={river} d={river} {...stroke} />))}
    </g>
  );
}

function Town({ x, y, name, isHome = false }: { x: number; y: number; name: string; isHome?: boolean }) {
  const size = isHome ? 9 : 5;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d={`M0 ${-size} ${size} 0 0 ${size} ${-size} 0Z`}
        className={`stroke-ink ${isHome ? "fill-geru" : "fill-paper"}`}
        strokeWidth="1.5"
      />
      {isHome && <path d="M0-14 14 0 0 14-14 0Z" className="fill-none stroke-ink" strokeWidth="1" />}
      <text
        x={isHome ? -22 : 12}
        y={isHome ? 6 : 5}
        textAnchor={isHome ? "end" : "start"}
        className={`fill-ink font-display ${isHome ? "text-lg" : "text-sm"}`}
      >
        {name}
      </text>
    </g>
  );
}
