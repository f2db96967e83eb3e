// Planted on purpose: a circle of two.
import { trip } from "./trip.ts";

export const round = () => trip;
