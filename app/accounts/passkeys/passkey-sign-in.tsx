import { useState } from "react";
import { Button } from "#ui/form/button.tsx";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { proveByDevice } from "./ask-device.ts";
import { passkeySignInPath } from "./passkey.ts";
import { passkeysText as text } from "./passkeys.text.ts";
import { useHasPasskeys } from "./use-passkeys.ts";

/** The button that signs in by a passkey, where the browser knows of such. */
export function PasskeySignIn({ from }: { from: string | undefined }) {
  const [problem, setProblem] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const hasPasskeys = useHasPasskeys();
  if (!hasPasskeys) return null;
  async function signIn() {
    setAsking(true);
    setProblem(undefined);
    const outcome = await proveByDevice(passkeySignInPath, { from: from ?? "" });
    if ("to" in outcome) return window.location.replace(outcome.to);
    setProblem(outcome.refused);
    setAsking(false);
  }
  return (
    <div className="mt-4 grid gap-3">
      <Button wide pending={isAsking} onClick={signIn}>
        {text.signIn}
      </Button>
      <div role="alert">{problem && <FormProblem text={problem} />}</div>
    </div>
  );
}
