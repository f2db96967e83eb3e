import { expect, test } from "vitest";
import { type Choice, startChoosing } from "./choosing.ts";
import { addPhotos, isTakenAsItIs, notTaken, tooHeavy } from "./photo-choice.ts";

const photo = (name: string) => ({ name });

/** HEICs are looked at until `look` is called, and none can be read but `a.heic`. */
function choosing() {
  const looks: (() => void)[] = [];
  const shown: Choice<{ name: string }>[] = [];
  const unreadable = async (photos: readonly { name: string }[]) => {
    const odd = photos.filter(({ name }) => name.endsWith(".heic"));
    if (odd.length > 0) await new Promise<void>((done) => looks.push(done));
    return odd.filter(({ name }) => name !== "a.heic");
  };
  return { shown, looks, ...startChoosing(5, unreadable, (choice) => shown.push(choice)) };
}

const namesOf = (photos: readonly { name: string }[] | undefined) => photos?.map(({ name }) => name);

test("a photo that is still being looked at when the form is sent goes with it", async () => {
  const { onAdd, whole, looks } = choosing();
  await onAdd([photo("b.jpg")]);
  const added = onAdd([photo("a.heic")]);
  const sent = whole();
  await expect.poll(() => looks).toHaveLength(1);
  looks[0]?.();
  expect(namesOf(await sent)).toEqual(["b.jpg", "a.heic"]);
  await added;
});

test("a form is not sent without the photo that turns out unreadable meanwhile, only once that was said", async () => {
  const { onAdd, whole, looks, shown } = choosing();
  const added = onAdd([photo("b.jpg"), photo("b.heic")]);
  const sent = whole();
  await expect.poll(() => looks).toHaveLength(1);
  looks[0]?.();
  await added;
  expect(await sent).toBeUndefined();
  expect(shown.at(-1)?.error).toContain("b.heic");
  expect(namesOf(await whole())).toEqual(["b.jpg"]);
});

test("the same words, said again, are another telling; removing one says nothing (TEXT-17)", async () => {
  const { onAdd, onRemove, tell, shown } = choosing();
  const kept = photo("b.jpg");
  await onAdd([kept]);
  tell("heavy");
  tell("heavy");
  onRemove(kept);
  expect(shown.map(({ error, told }) => [error, told])).toEqual([
    [undefined, 0],
    ["heavy", 1],
    ["heavy", 2],
    [undefined, 2],
  ]);
});

test("a sixth photo is left out, and said so", () => {
  expect(addPhotos(["a", "b"], ["c", "d", "e"], 5)).toEqual({ photos: ["a", "b", "c", "d", "e"] });
  expect(addPhotos(["a", "b"], ["c", "d", "e", "f"], 5)).toEqual({
    photos: ["a", "b", "c", "d", "e"],
    error: "Add 5 photos at most.",
  });
});

test("what the shop would refuse for its weight is not sent", () => {
  const most = 5 * 1024 * 1024;
  expect(tooHeavy([{ name: "a.jpg", size: most }])).toBeUndefined();
  expect(tooHeavy([{ name: "a.heic", size: most + 1 }])).toBe(
    "“a.heic” is larger than 5MB. Please choose a smaller picture.",
  );
});

test.each([
  ["image/jpeg", "a.jpg", true],
  ["image/webp", "a.webp", true],
  ["", "a", true],
  ["", "a.jpg", true],
  ["image/heic", "a.heic", false],
  ["image/heif", "a.HEIC", false],
  ["", "IMG_1.HEIC", false],
  ["", "a.heif", false],
  ["image/gif", "a.gif", false],
  ["video/mp4", "a.mp4", false],
])("a photo of the type %j named %j is taken as it is: %j", (type, name, isTaken) =>
  expect(isTakenAsItIs({ type, name })).toBe(isTaken),
);

test("one that is not taken is told when it is chosen", () =>
  expect(notTaken([{ name: "IMG_1.HEIC" }])).toContain("“IMG_1.HEIC”"));
