import { mostKeys } from "./api-key.ts";

export const connectionsText = {
  title: "Connections",
  note: "What other programs read of the shop, and are told of it. What everybody sees, they read without a key.",
} as const;

/** The words of the keys' part of 'Connections'. */
export const keysText = {
  title: "API Keys",
  intro:
    "A key lets another program of yours read the shop's orders, with names and addresses, and nothing else. Give each program its own, so that you can end one without the others. A key is its maker's: it reads nothing while they may not read all orders, and ends when they leave the staff.",
  today: (keys: number) =>
    keys === 0
      ? "Today no program can read your orders."
      : `Today ${keys === 1 ? "1 key" : `${keys} keys`} can read your orders.`,
  lacked: "Only somebody who may also see orders and take out files of them can make a key.",
  nameLabel: "Name",
  nameHint: "The program that it is for, such as 'Accounts'.",
  nameMissing: "Please say which program the key is for.",
  make: "Make Key",
  making: "Making…",
  made: (name: string) => `The key for ${name}`,
  madeHint: "Copy it now and give it to the program: it is not shown again, and the shop does not keep it.",
  madeLabel: "Key",
  madeBefore:
    "This key was made already, and is shown only once. If you don't have it, revoke it and make another one.",
  tooMany: `The shop has ${mostKeys} keys in use. Revoke one that nobody needs, then make another one.`,
  saveFailed: { title: "Error", text: "Failed to make the key. Please try again." },
  readFailed: { title: "Error", text: "Failed to load the connections. Please try again." },
  revoke: "Revoke",
  revokeLabel: (name: string) => `Revoke ${name}`,
  ask: (name: string) =>
    `Revoke ${name}? The program that has this key can't read orders any more, from now on.`,
  revoked: { title: "Key Revoked", text: "Whoever has it reads nothing any more." },
  revokedBefore: { title: "No Change", text: "It had been revoked already." },
  takeOver: "Take Over",
  takeOverLabel: (name: string) => `Take ${name} over`,
  takenOver: { title: "Key Taken Over", text: "It is yours now, and goes on when its maker leaves." },
  takenOverBefore: { title: "No Change", text: "It is yours already, or was revoked." },
  neverUsed: "Never",
  nobody: "Nobody known",
  columns: {
    name: "Name",
    ending: "Key",
    madeAt: "Made",
    maker: "By",
    lastUsedAt: "Last used",
    revokedAt: "State",
    acts: "Actions",
  },
  inUse: "In use",
  readsNothing: "Reads nothing: its maker may not read all orders",
  ended: (when: string) => `Revoked ${when}`,
} as const;
