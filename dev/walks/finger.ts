import type { Locator, Page } from "@playwright/test";

/** Seconds that each thing takes somebody with one thumb, who does it for the first time. */
const cost = {
  /** Finding what to press, and the screen's answer. */
  tap: 1.5,
  /** A list opens, is read, and one of it is chosen. */
  choice: 4,
  /** 36 words a minute: Palin et al., How do People Type on Mobile Devices?, MobileHCI 2019. */
  letter: 60 / (36 * 5),
  /** A flick moves what is shown by about so many pixels, and the eye looks anew. */
  flick: 1,
  flickPixels: 450,
  /** A screen that was not seen before is read. */
  screen: 5,
};

/** How far a walk has come. */
export interface Walked {
  taps: number;
  letters: number;
  flicks: number;
  screens: number;
  /** Of all, what was written. */
  writing: number;
  seconds: number;
}

/** A thumb on a phone's screen: does what it is told at once, and counts what that would take somebody. */
export function fingerOn(page: Page) {
  const walked: Walked = { taps: 0, letters: 0, flicks: 0, screens: 0, writing: 0, seconds: 0 };
  const spend = (seconds: number) => {
    walked.seconds += seconds;
  };
  const reach = async (target: Locator) => {
    await target.waitFor();
    const [box, height] = [await target.boundingBox(), page.viewportSize()?.height ?? 740];
    const off = box ? Math.max(0, -box.y, box.y + box.height - height) : 0;
    const flicks = Math.ceil(off / cost.flickPixels);
    walked.flicks += flicks;
    spend(flicks * cost.flick);
  };
  const looksFor = async (target: Locator) => {
    await reach(target);
    await target.scrollIntoViewIfNeeded();
  };
  const tap = async (target: Locator) => {
    await reach(target);
    walked.taps += 1;
    spend(cost.tap);
    await target.click();
  };
  return {
    walked,
    tap,
    /** What is done once the shop has asked. */
    async tapMeaning(target: Locator) {
      await tap(target);
      await tap(page.getByRole("alertdialog").getByRole("button").last());
    },
    /** What stands on a screen that was read already, however far down. */
    looksFor,
    /** Whatever is shown for the first time. */
    async reads(shown: Locator) {
      await shown.first().waitFor();
      walked.screens += 1;
      spend(cost.screen);
    },
    async types(field: Locator, text: string) {
      await tap(field);
      await field.fill(text);
      walked.letters += text.length;
      walked.writing += text.length * cost.letter;
      spend(text.length * cost.letter);
    },
    async chooses(list: Locator, label: string) {
      await looksFor(list);
      walked.taps += 2;
      spend(cost.choice);
      await list.selectOption({ label });
    },
  };
}

export type Finger = ReturnType<typeof fingerOn>;
