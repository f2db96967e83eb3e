import { setTimeout as pause } from "node:timers/promises";
import { keepsCardOrders, keepsCashOrders } from "./admin-visitors.ts";
import { changesMind } from "./own-visitors.ts";
import { sendsBack } from "./returning-visitors.ts";
import {
  asksForQuote,
  buysForCash,
  buysForNothing,
  comments,
  keepsProducts,
  paysByCard,
  type Visit,
  writesMessage,
} from "./visitors.ts";
import type { World } from "./world.ts";

/** Who is in the shop at the same time; each begins again when done. */
export const crowd = [
  buysForCash,
  buysForCash,
  buysForNothing,
  paysByCard,
  paysByCard,
  paysByCard,
  writesMessage,
  asksForQuote,
  comments,
  keepsProducts,
  keepsProducts,
  keepsCashOrders,
  keepsCardOrders,
  changesMind,
  sendsBack,
];

/**
 * Lets the crowd in until `stop`; one whose connection breaks has met the blow and comes no more. Resolves
 * when all have left.
 */
export function letIn(
  visit: Visit,
  { comesBack = false, unhurried = false }: Pick<World, "comesBack" | "unhurried">,
): { stop(): Promise<void> } {
  let stopped = false;
  const comes = async (act: (typeof crowd)[number]) => {
    while (!stopped) {
      const isThrough = await goesThrough(act, visit);
      if (!isThrough && !comesBack) return;
      if (unhurried) await pause(1000);
    }
  };
  const all = Promise.all(crowd.map(comes));
  return {
    stop: async () => {
      stopped = true;
      await all;
    },
  };
}

async function goesThrough(act: (typeof crowd)[number], visit: Visit): Promise<boolean> {
  try {
    await act(visit);
    return true;
  } catch (error) {
    if (!isBroken(error)) throw error;
    return false;
  }
}

/** The connection ended before an answer had come whole. */
const isBroken = (error: unknown): boolean =>
  error instanceof TypeError || error instanceof SyntaxError || (error instanceof Error && "code" in error);
