import { round } from "./round.ts";

export const trip = () => round;
