import { pair } from "../calls/shop-calls.ts";
import { changeDevice } from "../store/kept-device.ts";
import type { AtWork } from "./device-state.ts";

/** The code in a link or in what was pasted of it. */
export function codeIn(pasted: string): string | undefined {
  const [, code] = /(?:^|[#&]code=|^code=)([\w.-]{8,200})\s*$/.exec(pasted.trim()) ?? [];
  return code;
}

/**
 * Signs this device on by the code of a link. One that is known keeps its letter, its numbers and its sales
 * (STALL-41); what it has counted itself stands, however little the shop remembers of it.
 */
export async function pairDevice({ database, shown, changed }: AtWork, code: string): Promise<void> {
  shown.change({ pairing: "asking", code });
  const before = shown.now().device;
  const answer = await pair(code, before);
  if (answer.kind !== "paired") return shown.change({ pairing: answer.kind });
  const { last, ...who } = answer.device;
  await changeDevice(database, (device) => ({
    listId: null,
    isClosed: false,
    have: {},
    ...(device?.deviceId === who.deviceId ? device : {}),
    ...who,
    last: highest(device?.deviceId === who.deviceId ? device.last : {}, last),
    isSignedOff: false,
  }));
  shown.change({ pairing: "idle", code: "" });
  await changed();
}

/** Of each year the higher number. */
function highest(one: Readonly<Record<string, number>>, other: Readonly<Record<string, number>>) {
  const all = { ...one };
  for (const [year, counter] of Object.entries(other)) all[year] = Math.max(counter, all[year] ?? 0);
  return all;
}
