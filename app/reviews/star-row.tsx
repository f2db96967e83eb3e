const star = "m12 4 2.4 5.2 5.6.6-4.2 3.8 1.2 5.6L12 16.4l-5 2.8 1.2-5.6L4 9.8l5.6-.6L12 4Z";

interface StarRowProps {
  /** How many of the five are full; a part of one, too. */
  stars: number;
  /** What it says to whoever hears the page; none where the words stand beside it. */
  label?: string;
  className?: string;
}

/** Five stars, filled from the left. */
export const StarRow = ({ stars, label, className = "h-5" }: StarRowProps) => (
  <>
    {label && <span className="sr-only">{label}</span>}
    <svg
      viewBox="0 0 100 24"
      aria-hidden="true"
      className={`aspect-100/24 shrink-0 text-ink ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
    >
      {[0, 1, 2, 3, 4].map((place) => (
        <g key={place} transform={`translate(${place * 20 - 2})`}>
          <Filled share={Math.min(1, Math.max(0, stars - place))} />
          <path d={star} />
        </g>
      ))}
    </svg>
  </>
);

/** A whole star, or its left part. */
function Filled({ share }: { share: number }) {
  if (share === 0) return null;
  const full = <path d={star} className="fill-turmeric" stroke="none" />;
  if (share === 1) return full;
  const width = Math.round(160 * share) / 10;
  return (
    <svg aria-hidden="true" x="4" width={width} height="24" viewBox={`4 0 ${width} 24`}>
      {full}
    </svg>
  );
}
