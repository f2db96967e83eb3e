import type { Answer } from "./answer.ts";

export interface Asked {
  before: Answer | undefined;
}
