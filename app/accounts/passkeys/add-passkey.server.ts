import type { MailServices, Services } from "#platform/services.server.ts";
import { textIn } from "#values/text/form-text.ts";
import type { Actor } from "../actor.ts";
import { provePassword, sessionClaim } from "../password/change-password.server.ts";
import { isFresh } from "../two-step/two-step.ts";
import { keepPasskey } from "./change-passkeys.server.ts";
import { newKeySchema, readReply } from "./device-reply.ts";
import { credentialsOf } from "./passkey.db.server.ts";
import { parseNewPasskey, parsePasskeyName } from "./passkey.form.ts";
import { passkeysPath } from "./passkey.ts";
import { keepChallenge, relyingParty, takeChallenge, webauthn } from "./passkey-challenge.server.ts";
import { passkeysText } from "./passkeys.text.ts";

export type PasskeyServices = MailServices & Pick<Services, "secret" | "log">;

/** EdDSA, ES256 and RS256: between them every device has one. */
const algorithms = [-8, -7, -257];

/** What a device makes a new key from, once the password is right. */
export async function beginAdding(shop: PasskeyServices, actor: Actor, form: FormData) {
  const parsed = parseNewPasskey(form);
  if (parsed.kind === "refused")
    return { refused: parsed.errors.name ?? parsed.errors.password ?? passkeysText.errors.name };
  if (actor.twoStep === "on" && !isFresh(actor.provedAt, shop.now()))
    return { refused: passkeysText.errors.notFresh };
  const proof = await provePassword(shop, sessionClaim({ actor }), parsed.value.password);
  if (proof !== "right")
    return { refused: proof === "wrong" ? passkeysText.errors.passwordWrong : passkeysText.errors.tooMany };
  const { id: rpID, name: rpName } = relyingParty(shop);
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpID,
    rpName,
    userName: actor.email,
    userDisplayName: actor.fullName,
    userID: new Uint8Array(Buffer.from(actor.id)),
    attestationType: "none",
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: await credentialsOf(shop.db, actor.id),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  const { challenge } = options;
  return { options, cookie: await keepChallenge(shop, { challenge, use: "add", userId: actor.id }) };
}

/** Stores the key that the device made, if it was made for this browser's challenge. */
export async function finishAdding(
  shop: PasskeyServices,
  { actor, request }: { actor: Actor; request: Request },
  form: FormData,
): Promise<{ to: string } | { refused: string }> {
  const expectedChallenge = await takeChallenge(shop, request, { use: "add", userId: actor.id });
  const response = readReply(newKeySchema, textIn(form, "response"));
  const named = parsePasskeyName(form);
  if (!response || expectedChallenge === undefined || named.kind === "refused")
    return { refused: passkeysText.errors.refused };
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(shop);
  const { verifyRegistrationResponse } = await webauthn();
  const verified = await verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge,
    expectedRPID,
    expectedOrigin,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => undefined);
  if (!verified?.verified) return { refused: passkeysText.errors.refused };
  const { credential } = verified.registrationInfo;
  const outcome = await keepPasskey(shop, actor, {
    name: named.value.name,
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString("base64url"),
    counter: credential.counter,
    transports: [...(credential.transports ?? [])],
  });
  if (outcome === "kept") return { to: passkeysPath };
  return { refused: outcome === "known" ? passkeysText.errors.known : passkeysText.errors.tooManyKeys };
}
