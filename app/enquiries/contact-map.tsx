import { contactText } from "./contact.text.ts";

/** A drawing in place of a map: rivers, three towns and a fish. No map service learns who looked. */
export function ContactMap({ address }: { address: string }) {
  const query = new URLSearchParams({ query: address });
  return (
    <figure>
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
            NEPAL
          </text>
          <Town x={262} y={128} name="Madhubani" isHome />
          <Town x={206} y={206} name="Darbhanga" />
          <Town x={66} y={266} name="Patna" />
          <Fish />
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

/** Each river is two lines, as the paintings draw water. */
function Rivers() {
  const kamla = "M312 0C306 60 336 92 326 138S286 214 306 300";
  const bagmati = "M96 0C104 52 78 92 108 132S176 196 168 244 196 282 204 300";
  const ganga = "M0 284C56 262 118 300 178 282S318 262 480 288";
  return (
    <g className="fill-none" strokeLinecap="round">
      {[kamla, bagmati, ganga].map((river) => (
        <g key={river}>
          <path d={river} className="stroke-indigo" strokeWidth="8" />
          <path d={river} className="stroke-fold" strokeWidth="5" />
          <path d={river} className="stroke-indigo" strokeWidth="1" strokeDasharray="7 5" />
        </g>
      ))}
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

function Fish() {
  return (
    <g
      transform="translate(398 190) rotate(-12)"
      className="stroke-ink"
      strokeWidth="1.5"
      strokeLinejoin="round"
    >
      <path d="M-46 0C-26-26 18-26 40 0 18 26-26 26-46 0Z" className="fill-paper" />
      <path d="M40 0 62-16 58 0 62 16Z" className="fill-turmeric" />
      <path
        d="M-22-15C-14-6-14 6-22 15M-8-19v38M4-18v36M16-15v30M27-9v18"
        className="fill-none stroke-geru"
      />
      <circle cx="-31" cy="-3" r="4" className="fill-paper" />
      <circle cx="-31" cy="-3" r="1.2" className="fill-ink" />
    </g>
  );
}
