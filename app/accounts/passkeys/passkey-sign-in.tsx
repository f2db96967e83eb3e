import { useState } from "react";
import { Button } from "#ui/form/button.tsx";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { proveByDevice } from "./ask-device.ts";
import { passkeySignInPath } from "./passkey.ts";
import { passkeysText as text } from "./passkeys.text.ts";

/** The button that signs in by a passkey; it stands from the start, so that nothing moves later. */
export function PasskeySignIn({ from }: { from: string | undefined }) {
  const [problem, setProblem] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  async function signIn() {
    if (!("PublicKeyCredential" in window)) return setProblem(text.errors.unknown);
    setAsking(true);
    setProblem(undefined);
    const outcome = await proveByDevice(passkeySignInPath, { from: from ?? "" });
    if ("to" in outcome) return window.location.replace(outcome.to);
    setProblem(outcome.refused);
    setAsking(false);
  }
  return (
    <div className="mt-4 grid gap-3 needs-script">
      <Button wide pending={isAsking} onClick={signIn}>
        {text.signIn}
      </Button>
      <div role="alert">{problem && <FormProblem text={problem} />}</div>
    </div>
  );
}
