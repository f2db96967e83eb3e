import { markHere, ringHere, ringingHere, ringSupport } from "./ring-here.ts";

/** Lets a maker's page ring, where its browser can: shows what fits, and sends where it is rung. */
export function offerToRing(): void {
  const part = document.querySelector<HTMLElement>("[data-ring]");
  const form = part?.querySelector<HTMLFormElement>("[data-ring-form]");
  if (!part || !form) return;
  const key = part.dataset.ring ?? "";
  const path = new URL(form.action).pathname;
  const says = (what: string) => part.querySelector<HTMLElement>(`[data-ring-says="${what}"]`);
  const support = ringSupport();
  const isKnown = part.querySelector("[data-mark]") !== null;
  part.hidden = support === "no" && !isKnown;
  const note = says(support);
  if (note) note.hidden = false;
  if (support !== "yes") return;
  void isRinging(part, path).then((rings) => {
    form.hidden = rings;
  });
  form.addEventListener("submit", (event) => {
    if (form.elements.namedItem("endpoint")) return;
    event.preventDefault();
    event.stopPropagation();
    void ask(form, key, path).catch(() => {
      const lost = says("lost");
      if (lost) lost.hidden = false;
    });
  });
}

/** Is this browser among those that ring for her? */
async function isRinging(part: HTMLElement, path: string): Promise<boolean> {
  const subscription = await ringingHere(path).catch(() => null);
  const mark = subscription && (await markHere(subscription));
  return mark !== null && part.querySelector(`[data-mark="${mark}"]`) !== null;
}

async function ask(form: HTMLFormElement, key: string, path: string): Promise<void> {
  const asked = await ringHere(key, path);
  if (!asked) throw new Error("not allowed");
  for (const [name, value] of Object.entries({ ...asked, act: "ring" })) {
    const field = document.createElement("input");
    Object.assign(field, { type: "hidden", name, value });
    form.append(field);
  }
  form.submit();
}
