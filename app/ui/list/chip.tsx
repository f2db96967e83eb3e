import { Link } from "../link.tsx";
import { Icon } from "../media/icon.tsx";
import { chipText } from "./list.text.ts";

const look =
  "inline-flex min-h-11 items-center gap-2 rounded border border-edge pt-px pr-2 pl-3.5 text-sm leading-tight wrap-anywhere no-underline transition-colors hover:border-ink active:bg-fold";

interface ChipProps {
  /** What is active, in words: "Hand-painted". */
  children: string;
  /** The address without it. */
  to: string;
}

/** Something active that can be taken away again, such as a filter. */
export function Chip({ children, to }: ChipProps) {
  return (
    <Link to={to} preventScrollReset className={look}>
      <span className="sr-only">{chipText.remove}</span>
      {children}
      <Icon name="close" className="size-4.5" />
    </Link>
  );
}
