// Planted on purpose: a file that is not there.
export { nothing } from "./nowhere.ts";
