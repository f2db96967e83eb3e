import { ringWorkerPath } from "../devices/push-device.ts";

/** Can this browser ring? An iPhone's can once the page is on its home screen; what was refused stays so. */
export type RingSupport = "yes" | "home-screen" | "blocked" | "no";

export function ringSupport(): RingSupport {
  const isAble = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (isAble)
    return ({ denied: "blocked", granted: "yes", default: "yes" } as const)[Notification.permission];
  return isApple(navigator.userAgent) ? "home-screen" : "no";
}

export const isApple = (agent: string): boolean => /\b(?:iPhone|iPad)\b/.test(agent);

export type Subscribed = { endpoint: string; p256dh: string; auth: string };

/** Asks to ring, and subscribes; undefined where the person or the browser will not. */
export async function ringHere(publicKey: string, scope: string): Promise<Subscribed | undefined> {
  if ((await Notification.requestPermission()) !== "granted") return undefined;
  await navigator.serviceWorker.register(ringWorkerPath, { scope });
  const { pushManager } = await navigator.serviceWorker.ready;
  const how = { userVisibleOnly: true, applicationServerKey: publicKey };
  const subscription = await pushManager.subscribe(how).catch(async () => {
    // It listened to keys that the shop has no more.
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(how);
  });
  return subscribedOf(subscription);
}

/** What rings here already, asked of no push service. */
export async function ringingHere(scope: string): Promise<PushSubscription | null> {
  if (!("serviceWorker" in navigator)) return null;
  const registration = await navigator.serviceWorker.getRegistration(scope);
  // The nearest registration may be another page's.
  const isOwn = registration?.scope === new URL(scope, location.href).href;
  return (isOwn && (await registration.pushManager?.getSubscription())) || null;
}

/** What the shop is sent of a subscription. */
export function subscribedOf(subscription: PushSubscription): Subscribed | undefined {
  const { endpoint, keys: { p256dh, auth } = {} } = subscription.toJSON();
  return endpoint && p256dh && auth ? { endpoint, p256dh, auth } : undefined;
}

/** As the shop knows it among its owner's devices. */
export async function markHere({ endpoint }: PushSubscription): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
