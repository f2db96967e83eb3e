import type { IndianState } from "./indian-state.ts";

export const indianStateText = { name: (state: IndianState): string => state };
