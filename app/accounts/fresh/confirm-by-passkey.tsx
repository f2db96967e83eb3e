import { useState } from "react";
import { Button } from "#ui/form/button.tsx";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { proveByDevice } from "../passkeys/ask-device.ts";
import { useHasPasskeys } from "../passkeys/use-passkeys.ts";
import { confirmText as text } from "./confirm.text.ts";
import { confirmPasskeyPath } from "./fresh-proof.ts";

/** The same by a passkey, where the browser knows of such. */
export function ConfirmByPasskey({ goOn }: { goOn: () => void }) {
  const [problem, setProblem] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const hasPasskeys = useHasPasskeys();
  if (!hasPasskeys) return null;
  async function confirm() {
    setAsking(true);
    setProblem(undefined);
    const outcome = await proveByDevice(confirmPasskeyPath, {});
    if ("to" in outcome) return goOn();
    setProblem(outcome.refused);
    setAsking(false);
  }
  return (
    <>
      <Button pending={isAsking} onClick={confirm} className="justify-self-start max-sm:w-full">
        {text.passkey}
      </Button>
      <div role="alert">{problem && <FormProblem text={problem} />}</div>
    </>
  );
}
