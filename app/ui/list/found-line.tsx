import type { ReactNode } from "react";
import { Picture } from "../media/picture.tsx";

interface FoundLineProps {
  picture: string | null;
  title: string;
  /** What tells it from others of its name. */
  note: string;
  /** The button that takes it. */
  children: ReactNode;
}

/** Something that a search found, by its picture, and what takes it. */
export const FoundLine = ({ picture, title, note, children }: FoundLineProps) => (
  <li className="flex items-center gap-3 py-1.5 text-sm">
    <span className="block size-12 shrink-0 overflow-hidden bg-fold">
      <Picture url={picture} alt="" sizes="3rem" className="size-full object-cover" />
    </span>
    <span className="min-w-0 grow wrap-anywhere">
      <b className="font-semibold">{title}</b> <span className="text-ink-2">{note}</span>
    </span>
    {children}
  </li>
);
