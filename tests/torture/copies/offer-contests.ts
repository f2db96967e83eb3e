import { counted, pressedAtOnce, shuffled } from "./contest.ts";
import { offered } from "./offered.ts";
import { taken } from "./taken.ts";

const acceptedOften = pressedAtOnce(
  "an offer accepted twenty times, by card and by transfer",
  async (copies) => {
    const { press, traces } = await offered(copies);
    const presses = Array.from({ length: 20 }, (_, n) => () => press(n % 2 === 0 ? "pay" : "bank"));
    return {
      presses,
      async judge(said) {
        const places = new Set(said.map(({ location }) => /JC-\d+/.exec(location)?.[0]));
        const findings = [...counted("orders that they are led to", places.size, 1)];
        for (const [what, count] of Object.entries(traces)) findings.push(...counted(what, await count(), 1));
        return findings;
      },
    };
  },
);

const besideRefusal = pressedAtOnce("an offer accepted beside its refusal", async (copies) => {
  const { press, traces, refusals } = await offered(copies);
  const presses = (["pay", "decline", "bank", "decline", "pay", "decline"] as const).map(
    (act) => () => press(act),
  );
  return {
    presses: shuffled(presses),
    async judge() {
      const declined = await refusals();
      const findings = [];
      for (const [what, count] of Object.entries(traces))
        findings.push(...counted(what, await count(), 1 - declined));
      return findings;
    },
  };
});

const takenOften = pressedAtOnce("an order at a fair sent twenty times", async (copies) => {
  const { press, traces } = await taken(copies);
  return {
    presses: Array.from({ length: 20 }, () => press),
    async judge(said) {
      const places = new Set(said.map(({ location }) => /orders\/new\/[^?]+/.exec(location)?.[0]));
      const findings = [...counted("orders that they are led to", places.size, 1)];
      for (const [what, count] of Object.entries(traces)) findings.push(...counted(what, await count(), 1));
      return findings;
    },
  };
});

export const offerContests = [acceptedOften, besideRefusal, takenOften];
