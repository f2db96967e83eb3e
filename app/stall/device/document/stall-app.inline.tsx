import { useState, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { type Language, languageTag, readLanguageBy } from "#values/language/language.ts";
import { parsedJson } from "#values/parsed-json.ts";
import { uuidv7 } from "#values/uuid.ts";
import { newCounter, type StallCounter, stallCounterIn } from "../rules/counter.ts";
import { stallText } from "../stall-device.text.ts";
import type { StallActs } from "../views/acts.ts";
import { StallApp } from "../views/stall-app.tsx";
import { ShownDevice } from "../work/device-state.ts";
import { getReady } from "../work/get-ready.ts";
import { type OpenDevice, openDevice } from "../work/open-device.ts";
import { codeIn, pairDevice } from "../work/pair-device.ts";
import { discard, finish, sell } from "../work/sell.ts";
import { firstLanguage, keepLanguage } from "./own-language.ts";
import { takeNewPages } from "./take-new-pages.ts";

// The stall on a phone. It runs in a document of its own, without the shop's frame, and without a network.

let language: Language;

const newId = (): string => uuidv7(Date.now(), crypto.getRandomValues(new Uint8Array(10)));

/** This tab's own: another one sells to somebody else. */
const counterName = "stall-counter";
const keptCounter = (): StallCounter => {
  try {
    return stallCounterIn(parsedJson(sessionStorage.getItem(counterName) ?? "")) ?? newCounter(newId());
  } catch {
    return newCounter(newId());
  }
};
const keepCounter = (counter: StallCounter): void => {
  try {
    sessionStorage.setItem(counterName, JSON.stringify(counter));
  } catch {
    // It stands on the screen all the same.
  }
};

function speakNow(chosen: Language): void {
  language = chosen;
  document.documentElement.lang = languageTag(chosen);
  document.title = stallText.title;
}

/** Presses of a device that is open. */
function actsOf(open: () => OpenDevice | undefined): StallActs {
  const sending = async <T,>(act: (work: OpenDevice) => Promise<T>, otherwise: T): Promise<T> => {
    const work = open();
    if (!work) return otherwise;
    const outcome = await act(work);
    void work.sender.send();
    return outcome;
  };
  const none = { kind: "failed", failure: "closed" } as const;
  return {
    pair: (code) => void sending((work) => pairDevice(work, code), undefined),
    leavePairing: () => open()?.shown.change({ pairing: "idle", code: "" }),
    getReady: (stallId) => void sending((work) => getReady(work, stallId), undefined),
    send: () => void open()?.sender.send(),
    sell: (wanted) => sending((work) => sell(work, wanted), none),
    finish: (sale, paid) => sending((work) => finish(work, sale, paid), none),
    discard: (sale) => sending((work) => discard(work, sale), none),
    newId,
    now: () => new Date(),
  };
}

/** The code of a link, which goes from the address before anything else is done. */
function takenCode(): string | undefined {
  const code = codeIn(location.hash);
  if (location.hash !== "") history.replaceState(null, "", location.pathname);
  return code;
}

function start(place: HTMLElement): void {
  const shown = new ShownDevice();
  shown.change({ code: takenCode() ?? "" });
  let device: OpenDevice | undefined;
  const acts = actsOf(() => device);
  addEventListener("hashchange", () => {
    const code = takenCode();
    if (code !== undefined) acts.pair(code);
  });
  const kept = keptCounter();
  const Root = () => {
    const state = useSyncExternalStore(shown.subscribe, shown.now);
    const [spoken, setSpoken] = useState(language);
    const speak = (chosen: Language) => {
      speakNow(chosen);
      keepLanguage(chosen);
      setSpoken(chosen);
    };
    return <StallApp key={spoken} {...{ state, acts, speak, kept: keptCounter(), keep: keepCounter }} />;
  };
  createRoot(place).render(<Root />);
  void openDevice(shown)
    .then((opened) => {
      device = opened;
    })
    .catch(() => shown.change({ phase: "lacks" }))
    .finally(() => {
      document.documentElement.dataset.hydrated = "";
    });
  takeNewPages(() => Object.keys(keptCounter().basket).length === 0);
  keepCounter(kept);
}

// A check that loads all modules has no page.
if (typeof document === "object") {
  readLanguageBy(() => language);
  speakNow(firstLanguage());
  const place = document.querySelector<HTMLElement>("#stall");
  if (place) start(place);
}
