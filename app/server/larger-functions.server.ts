import { setFlagsFromString } from "node:v8";

/**
 * Lets V8's compiler put more of the small functions that draw a page into the larger ones that call them. By
 * itself it stops at half as much, which costs a page 4 to 8 % more CPU.
 */
export function compileLargerFunctions(): void {
  setFlagsFromString("--max-inlined-bytecode-size-cumulative=1840");
}
