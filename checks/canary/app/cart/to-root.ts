// Planted on purpose: a room that imports what puts the rooms together.
export { root } from "../root.tsx";
