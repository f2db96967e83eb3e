import type { ComponentProps } from "react";

/** The page's width and gutters: everything but full-width bands stands in one. */
export function Wrap({ className = "", ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={`page-wide ${className}`} />;
}
