// Planted on purpose: the platform imports the floor above it.
export { drawn } from "../rendering/drawn.ts";
