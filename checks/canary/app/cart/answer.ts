// Planted on purpose: a circle of types alone.
import type { Asked } from "./asked.ts";

export interface Answer {
  asked: Asked;
}
