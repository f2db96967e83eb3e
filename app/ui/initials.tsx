/** A person's initials in a ring, where there is no portrait. Drawn here: no service learns who was shown. */
export function Initials({ letters, className = "size-11" }: { letters: string; className?: string }) {
  return (
    <svg viewBox="0 0 44 44" aria-hidden="true" className={`shrink-0 ${className}`}>
      <circle cx="22" cy="22" r="21" className="fill-fold stroke-ink" strokeWidth="1" />
      <circle cx="22" cy="22" r="18" className="fill-none stroke-ink" strokeWidth="1" />
      <text
        x="22"
        y="23"
        textAnchor="middle"
        dominantBaseline="central"
        className="fill-ink font-display font-medium"
        fontSize="16"
      >
        {letters}
      </text>
    </svg>
  );
}
