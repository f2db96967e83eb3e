import { pageToOpen, type RingMessage } from "./ring-message.ts";

// What runs in a browser when the shop rings it. It keeps no page and answers no request (PUSH-7).

interface Waits extends Event {
  waitUntil(what: Promise<unknown>): void;
}
interface Pushed extends Waits {
  data: { json(): RingMessage } | null;
}
interface Pressed extends Waits {
  notification: Notification;
}

interface OpenPage {
  url: string;
  focus(): Promise<unknown>;
}

declare const self: {
  registration: { scope: string; showNotification(title: string, how: NotificationOptions): Promise<void> };
  clients: {
    matchAll(which: { type: "window"; includeUncontrolled: boolean }): Promise<OpenPage[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: "push", act: (event: Pushed) => void): void;
  addEventListener(type: "notificationclick", act: (event: Pressed) => void): void;
  addEventListener(type: "install", act: (event: Waits) => void): void;
};

async function ring({ data }: Pushed): Promise<void> {
  if (!data) return;
  const { title, body, tag, to } = data.json();
  await self.registration.showNotification(title, { body, tag, data: to, icon: "/icon-192.png" });
}

async function open({ notification }: Pressed): Promise<void> {
  const page = pageToOpen(String(notification.data ?? ""), self.registration.scope);
  notification.close();
  const all = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const shown = all.find(({ url }) => url === page);
  await (shown ? shown.focus() : self.clients.openWindow(page));
}

// A check that loads all modules is no worker.
if ("registration" in globalThis) {
  self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
  self.addEventListener("push", (event) => event.waitUntil(ring(event)));
  self.addEventListener("notificationclick", (event) => event.waitUntil(open(event)));
}
