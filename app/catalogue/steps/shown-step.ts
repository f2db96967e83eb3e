import { oneStepName } from "./making-step.ts";
import { oneStepText } from "./one-step.text.ts";

/** A step's name as its owner wrote it; what the shop itself calls the one of a product without steps. */
export const shownStep = (name: string): string =>
  name === "" || name === oneStepName ? oneStepText.making : name;
