import type { ReactNode } from "react";
import { useMay } from "./held-context.ts";
import type { Permission } from "./permissions.ts";

interface MayProps {
  needs: Permission;
  /** What stands there for the others. */
  otherwise?: ReactNode;
  children: ReactNode;
}

/** A part of a page that is shown to those who may use it (STAFF-3). */
export const May = ({ needs, otherwise = null, children }: MayProps) =>
  useMay()(needs) ? children : otherwise;
