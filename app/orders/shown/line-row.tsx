import type { ReactNode } from "react";
import { langOfText } from "#values/language/text-language.ts";

interface LineRowProps {
  className: string;
  /** What stands before its words: a picture, or its number. */
  before?: ReactNode;
  /** What it is of, and how many. */
  children: ReactNode;
  wordsLook?: string;
  sum: string;
  sumLook?: string;
}

/** A line of an order or an offer, and what it comes to. */
export const LineRow = ({
  className,
  before,
  children,
  wordsLook = "min-w-0",
  sum,
  sumLook,
}: LineRowProps) => (
  <li className={className}>
    {before}
    <div className={wordsLook}>{children}</div>
    <p className={sumLook}>{sum}</p>
  </li>
);

/** The name of what was ordered or offered, as its buyer reads it. */
export const LineName = ({ name }: { name: string }) => (
  <p lang={langOfText(name)} className="font-display leading-tight font-medium wrap-anywhere">
    {name}
  </p>
);
