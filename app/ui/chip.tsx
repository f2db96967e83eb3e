import { Icon } from "./icon.tsx";
import { Link } from "./link.tsx";

const look =
  "inline-flex min-h-11 items-center gap-2 rounded border border-edge pt-px pr-2 pl-3.5 text-sm leading-tight no-underline transition-colors hover:border-ink active:bg-fold";

export interface ChipProps {
  /** What is active, in words: "Hand-painted". */
  children: string;
  /** The address without it; or, with script only, `onRemove`. */
  to?: string;
  onRemove?: () => void;
  preventScrollReset?: boolean;
}

/** Something active that can be taken away again, such as a filter. */
export function Chip({ children, to, onRemove, preventScrollReset }: ChipProps) {
  const content = (
    <>
      <span className="sr-only">Remove </span>
      {children}
      <Icon name="close" className="size-4.5" />
    </>
  );
  if (to === undefined) {
    return (
      <button type="button" onClick={onRemove} className={look}>
        {content}
      </button>
    );
  }
  return (
    <Link to={to} onClick={onRemove} preventScrollReset={preventScrollReset} className={look}>
      {content}
    </Link>
  );
}
