/** One star, from its upper tip; a row's stars stand 20 units apart. */
const star = "l2.4 5.2 5.6.6-4.2 3.8 1.2 5.6-5-2.8-5 2.8 1.2-5.6-4.2-3.8 5.6-.6Z";
const starsBetween = (first: number, end: number): string =>
  Array.from({ length: end - first }, (_, place) => `M${20 * (first + place) + 10} 4${star}`).join("");

interface StarRowProps {
  /** How many of the five are full; a part of one, too. */
  stars: number;
  /** What a screen reader says; none where the words stand beside it. */
  label?: string;
  className?: string;
}

/** Five stars, filled from the left: the full ones in one line, the others in another. */
export function StarRow({ stars, label, className = "h-5" }: StarRowProps) {
  const full = Math.floor(stars);
  return (
    <>
      {label && <span className="sr-only">{label}</span>}
      <svg
        viewBox="0 0 100 24"
        aria-hidden="true"
        className={`line-drawn aspect-100/24 text-ink ${className}`}
      >
        {full > 0 && <path d={starsBetween(0, full)} className="fill-turmeric" />}
        {stars > full && <StartedStar place={full} share={stars - full} />}
        {full < 5 && <path d={starsBetween(full, 5)} />}
      </svg>
    </>
  );
}

/** The left part of a star, without its outline. */
function StartedStar({ place, share }: { place: number; share: number }) {
  const width = 20 * place + 2 + Math.round(160 * share) / 10;
  return (
    <svg aria-hidden="true" width={width} height="24" stroke="none">
      <path d={starsBetween(place, place + 1)} className="fill-turmeric" />
    </svg>
  );
}
