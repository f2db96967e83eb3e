import type { Services } from "#platform/services.server.ts";
import { openSealed, sealText } from "#platform/web/sealed-text.server.ts";
import { qrSquares } from "#ui/qr-squares.ts";
import type { Actor } from "../actor.ts";
import { appAddress, inGroups, newAppSecret } from "./app-code.server.ts";
import type { AppSetup } from "./two-step.ts";

type SetupServices = Pick<Services, "config" | "secret" | "now">;
type Owner = Pick<Actor, "id" | "email" | "sessionId">;

/** The app may be looked for and installed meanwhile. */
const hour = 3_600_000;

/** Nothing is kept of it before it is turned on: the form carries it, sealed for this session alone. */
const purposeOf = ({ id, sessionId }: Owner): string => `two-step setup ${id} ${sessionId}`;

/** What an app reads: with the secret that was given before, while that holds, or else with a new one. */
export function appSetup(shop: SetupServices, owner: Owner, before: string | undefined): AppSetup {
  const known = before && setupSecret(shop, owner, before);
  const secret = known || newAppSecret();
  const sealed = known
    ? (before ?? "")
    : sealText(purposeOf(owner), `${shop.now().getTime()} ${secret}`, shop.secret);
  const address = appAddress(secret, { issuer: shop.config.shop.name, label: owner.email });
  return { sealed, key: inGroups(secret), address, qr: drawn(address) };
}

/** The secret that the form carried; undefined where it is too old, or another session's. */
export function setupSecret(
  { secret, now }: SetupServices,
  owner: Owner,
  sealed: string,
): string | undefined {
  const [since, appSecret] = openSealed(purposeOf(owner), sealed, secret)?.split(" ") ?? [];
  return now().getTime() - Number(since) < hour ? appSecret : undefined;
}

function drawn(address: string): AppSetup["qr"] {
  const squares = qrSquares(address, "medium");
  const path = squares
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
    .join("");
  return { path, size: squares.length };
}
