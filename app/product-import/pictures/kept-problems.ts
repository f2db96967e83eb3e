import { fetchProblems } from "#pictures/foreign/fetch-problems.ts";

/** Why a picture of an import was not had, as it is kept: in English. */
export const keptProblems = {
  ...fetchProblems,
  full: "Its product has five pictures already.",
  gone: "Its product does not exist any more.",
} as const;
