const path = "m12 2.6 2.9 6.1 6.7.8-4.9 4.6 1.3 6.6-6-3.3-6 3.3 1.3-6.6-4.9-4.6 6.7-.8z";

/** Five stars, of which so many are filled; what they say stands beside them in words. */
export function StarRow({ stars, className = "size-5" }: { stars: number; className?: string }) {
  return (
    <span aria-hidden="true" className="inline-flex gap-0.5 text-geru">
      {[1, 2, 3, 4, 5].map((place) => (
        <svg
          key={place}
          aria-hidden="true"
          viewBox="0 0 24 24"
          className={className}
          fill={place <= stars ? "currentColor" : "none"}
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinejoin="round"
        >
          <path d={path} />
        </svg>
      ))}
    </span>
  );
}
