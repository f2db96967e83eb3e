/** A module compiled to the text of an inline script; empty in the client script (dev/inline-scripts.ts). */
declare module "*?script" {
  export const text: string;
}
