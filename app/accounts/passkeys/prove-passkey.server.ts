import type * as z from "zod/mini";
import { textIn } from "#values/text/form-text.ts";
import type { Sender } from "../session/auth-session.server.ts";
import type { PasskeyServices } from "./add-passkey.server.ts";
import { reportCopy } from "./change-passkeys.server.ts";
import { readReply, signatureSchema } from "./device-reply.ts";
import { credentialsOf, notePasskeyUse, passkeyByCredential } from "./passkey.db.server.ts";
import {
  type ChallengeUse,
  keepChallenge,
  relyingParty,
  takeChallenge,
  webauthn,
} from "./passkey-challenge.server.ts";

type ProveUse = { use: Extract<ChallengeUse, "sign-in" | "confirm">; userId?: string };

/** What a device is to sign: with any key it has for the shop, or with one of somebody's. */
export async function beginProof(shop: PasskeyServices, asked: ProveUse) {
  const { userId } = asked;
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(shop).id,
    userVerification: "required",
    ...(userId !== undefined && { allowCredentials: await credentialsOf(shop.db, userId) }),
  });
  return { options, cookie: await keepChallenge(shop, { ...asked, challenge: options.challenge }) };
}

type Known = NonNullable<Awaited<ReturnType<typeof passkeyByCredential>>>;

/**
 * Whose passkey signed this browser's challenge; undefined where it is none, or where a copy of it was used
 * (TWOSTEP-13).
 */
export async function finishProof(
  shop: PasskeyServices,
  { request }: Pick<Sender, "request">,
  asked: ProveUse,
  form: FormData,
): Promise<Known | undefined> {
  const challenge = await takeChallenge(shop, request, asked);
  const response = readReply(signatureSchema, textIn(form, "response"));
  if (!response || challenge === undefined) return undefined;
  const known = await passkeyByCredential(shop.db, response.id);
  if (!known || (asked.userId !== undefined && known.userId !== asked.userId)) return undefined;
  const counter = await verifiedCounter(shop, known, response, challenge);
  if (counter === undefined) return undefined;
  if (await notePasskeyUse(shop.db, known.id, counter, shop.now())) return known;
  const { userId: id, email, fullName, name } = known;
  await reportCopy(shop, { id, email, fullName }, name);
  return undefined;
}

/** The count of uses that came with a right signature; it is judged with its row (`notePasskeyUse`). */
async function verifiedCounter(
  shop: PasskeyServices,
  { publicKey, transports }: Known,
  response: z.infer<typeof signatureSchema>,
  expectedChallenge: string,
): Promise<number | undefined> {
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(shop);
  const key = new Uint8Array(Buffer.from(publicKey, "base64url"));
  const { verifyAuthenticationResponse } = await webauthn();
  const verified = await verifyAuthenticationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge,
    expectedRPID,
    expectedOrigin,
    requireUserVerification: true,
    credential: { id: response.id, publicKey: key, counter: 0, transports },
  }).catch(() => undefined);
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined;
}
