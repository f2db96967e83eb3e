import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { useHydrated } from "#ui/use-hydrated.ts";
import type { PasskeyAnswer } from "./passkey.ts";
import { passkeysText } from "./passkeys.text.ts";

/** Where to go now, or why not. */
export type DeviceOutcome = { to: string } | { refused: string };

/** Has the device sign for signing in, or for showing that it is still the same person. */
export const proveByDevice = (path: string, fields: Record<string, string>): Promise<DeviceOutcome> =>
  askDevice<PublicKeyCredentialRequestOptionsJSON>(path, fields, async (optionsJSON) => {
    const { startAuthentication } = await import("@simplewebauthn/browser");
    return startAuthentication({ optionsJSON });
  });

/** Has the device make a new key. */
export const addByDevice = (path: string, fields: Record<string, string>): Promise<DeviceOutcome> =>
  askDevice<PublicKeyCredentialCreationOptionsJSON>(path, fields, async (optionsJSON) => {
    const { startRegistration } = await import("@simplewebauthn/browser");
    return startRegistration({ optionsJSON });
  });

async function askDevice<Options>(
  path: string,
  fields: Record<string, string>,
  ask: (options: Options) => Promise<object>,
): Promise<DeviceOutcome> {
  const begun = await post<Options>(path, fields);
  if (!("options" in begun)) return begun;
  try {
    const response = JSON.stringify(await ask(begun.options));
    const done = await post<Options>(path, { ...fields, response });
    return "options" in done ? { refused: passkeysText.errors.refused } : done;
  } catch (error) {
    const isKnown = error instanceof Error && error.name === "InvalidStateError";
    return { refused: isKnown ? passkeysText.errors.known : passkeysText.errors.stopped };
  }
}

async function post<Options>(path: string, fields: Record<string, string>): Promise<PasskeyAnswer<Options>> {
  try {
    const answer = await fetch(path, { method: "POST", body: new URLSearchParams(fields) });
    const told: PasskeyAnswer<Options> = await answer.json();
    if ("options" in told || "to" in told || "refused" in told) return told;
  } catch {
    // Out of reach, or no answer of the shop's own: the same words.
  }
  return { refused: passkeysText.errors.offline };
}

/** Does this browser speak of passkeys? Not before script runs. */
export const useHasPasskeys = (): boolean => useHydrated() && "PublicKeyCredential" in window;
