import { offerToRing } from "#push/asking/ring-on-maker-page.ts";
import { drawn, smaller } from "#ui/photos/draw-small.ts";

// What makes a maker's page quicker where script runs: − and + count on the spot, a press counts once, and a
// photo is made small before it is sent. All of it works without.

const mostSide = 1600;
let shrinking: Promise<void> | undefined;
let isSent = false;

function count(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest("button") : null;
  const field = button?.parentElement?.querySelector<HTMLInputElement>("input[data-most]");
  const step = { less: -1, more: 1 }[button?.value ?? ""];
  if (!field || step === undefined) return;
  event.preventDefault();
  const next = (Number.parseInt(field.value, 10) || 0) + step;
  field.value = String(Math.max(1, Math.min(Number(field.dataset.most), next)));
}

function makeSmall({ target: field }: Event): void {
  if (!(field instanceof HTMLInputElement)) return;
  const [photo] = field.files ?? [];
  if (!photo) return;
  // What can't be made small goes as it is.
  shrinking = small(photo)
    .then((files) => {
      field.files = files;
    })
    .catch(() => undefined)
    .then(() => {
      shrinking = undefined;
    });
}

async function small(photo: File): Promise<FileList> {
  const chosen = new DataTransfer();
  const canvas = await drawn(photo, mostSide);
  chosen.items.add(await smaller(photo, canvas, { type: "image/jpeg", quality: 0.85 }));
  return chosen.files;
}

function sendOnce(event: SubmitEvent): void {
  const { target: form, submitter } = event;
  if (isSent || shrinking) event.preventDefault();
  if (isSent || !(form instanceof HTMLFormElement)) return;
  if (shrinking) void shrinking.then(() => form.requestSubmit(submitter));
  else isSent = true;
}

// A check that loads all modules has no page.
if (typeof document === "object") {
  // As a page of the shop says it, too, once its script runs.
  document.documentElement.dataset.hydrated = "";
  // What was refused is neither sent again by loading the page anew, nor asked about on the way back to it.
  history.replaceState(null, "", location.href);
  document.addEventListener("click", count);
  document.addEventListener("change", makeSmall);
  document.addEventListener("submit", sendOnce);
  offerToRing();
  // Back from where a form led, it may be sent again.
  addEventListener("pageshow", () => {
    isSent = false;
  });
}
