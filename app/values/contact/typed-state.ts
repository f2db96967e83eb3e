import { nameKey } from "../text/name-key.ts";
import { type IndianState, indianStates } from "./indian-state.ts";
import { statesInHindi } from "./states-in-hindi.ts";

/** The state that somebody typed in English or Hindi; undefined for any other text. */
export const typedState = (typed: string): IndianState | undefined => stateOfKey.get(keyOf(typed));

/** Hindi spells one sound in several ways: झारखण्ड is झारखंड, and चंडीगढ is चंडीगढ़. */
const keyOf = (name: string): string =>
  nameKey(name)
    .normalize("NFD")
    .replace(/[\s\u093c]/g, "")
    .replace(/[ङञणनम]\u094d(?=[क-ह])|ँ/g, "ं");

const stateOfKey = new Map(
  indianStates.flatMap((state) => [state, statesInHindi[state]].map((name) => [keyOf(name), state])),
);
