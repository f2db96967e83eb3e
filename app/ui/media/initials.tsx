import { initialsOf } from "#values/text/initials.ts";

/**
 * A person's initials in a double ring, where there is no portrait. The shop draws them itself: no service
 * learns who was shown.
 */
export function Initials({ name, className = "size-11" }: { name: string; className?: string }) {
  const letters = initialsOf(name);
  const ring = `shrink-0 rounded-full border border-ink bg-fold outline-1 -outline-offset-4 outline-ink ${className}`;
  if (letters === "") return <span aria-hidden="true" className={ring} />;
  return (
    <img
      src={`/avatars/${encodeURIComponent(letters)}.svg`}
      alt=""
      width={44}
      height={44}
      loading="lazy"
      decoding="async"
      className={ring}
    />
  );
}
