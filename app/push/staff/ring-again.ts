import { useEffect } from "react";
import { ringingHere, subscribedOf } from "../asking/ring-here.ts";
import { adminRingScope, ringAgainPath } from "../devices/push-device.ts";

const mark = "jhola_rings";

/** Where this browser rings, its ringing goes on with each sign-in, and ends with the sign-out (PUSH-4). */
export function useRingAgain(): void {
  useEffect(() => {
    // What can't be asked now is asked by the next page.
    void ringAgain().catch(() => undefined);
  }, []);
}

async function ringAgain(): Promise<void> {
  if (sessionStorage.getItem(mark) !== null) return;
  const subscription = await ringingHere(adminRingScope);
  const sent = subscription && subscribedOf(subscription);
  if (!sent) return;
  const answer = await fetch(ringAgainPath, { method: "POST", body: new URLSearchParams(sent) });
  if (!answer.ok || answer.redirected) return;
  const { rings }: { rings: boolean } = await answer.json();
  if (rings) sessionStorage.setItem(mark, "");
  else await subscription.unsubscribe();
}
