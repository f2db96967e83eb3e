import { createContext, useContext } from "react";
import { everything, type Held, type Permission } from "./permissions.ts";

/** What the signed-in member may do in the admin area; its frame provides it. */
export const HeldContext = createContext<Held>(everything);

/** Whether a form is shown to them at all. The server asks again (STAFF-3). */
export const useMay = (): ((permission: Permission) => boolean) => {
  const held = useContext(HeldContext);
  return (permission) => held[permission] === true;
};

/** All that they may do. */
export const useHeld = (): Held => useContext(HeldContext);
