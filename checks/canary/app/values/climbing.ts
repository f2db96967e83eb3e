// Planted on purpose: a value that imports a room. The import rules must complain, or they check nothing.
import { cartTitle } from "../cart/sideways.ts";

export const climbs = cartTitle;
