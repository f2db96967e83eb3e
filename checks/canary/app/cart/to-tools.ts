// Planted on purpose: the shop imports what checks it.
export { readReport } from "../../../reports.ts";
