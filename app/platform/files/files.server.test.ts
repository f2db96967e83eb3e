import * as fs from "node:fs";
import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sharedFolder } from "../../../tests/own-folder.ts";
import { type FileStore, FilesAway } from "./file-store.server.ts";
import { openLocalFileStore } from "./local-file-store.server.ts";

const folder = sharedFolder();
let store: FileStore;

beforeAll(async () => {
  store = await openLocalFileStore(folder);
});

test("a file is found again, listed, weighed and removed, and leaves no draft behind", async () => {
  await store.put("blog_images/one/a.webp", Buffer.from("abc"), "image/webp");
  expect((await store.read("blog_images/one/a.webp"))?.contentType).toBe("image/webp");
  expect(await store.list("blog_images/one/")).toEqual(["blog_images/one/a.webp"]);
  expect(await store.size()).toBe(3);
  await store.remove(["blog_images/one/a.webp"]);
  expect(await store.read("blog_images/one/a.webp")).toBeUndefined();
  expect(readdirSync(join(folder, "blog_images/one"))).toEqual([]);
  const names = readdirSync(folder);
  await store.tryDisk?.();
  expect(readdirSync(folder)).toEqual(names);
});

test("nothing is kept in a folder that was put in the store's place, or that is gone", async () => {
  const [place, elsewhere] = [join(folder, "place"), join(folder, "elsewhere")];
  const moved = await openLocalFileStore(place);
  const put = () => moved.put("blog_images/one/a.webp", Buffer.from("abc"), "image/webp");
  fs.renameSync(place, elsewhere);
  await expect(put()).rejects.toThrow(FilesAway);
  await expect(moved.tryDisk?.()).rejects.toThrow(FilesAway);
  expect(existsSync(place)).toBe(false);
  mkdirSync(place);
  await expect(put()).rejects.toThrow("another folder lies there");
  rmSync(place, { recursive: true });
  fs.renameSync(elsewhere, place);
  await put();
  await moved.tryDisk?.();
});

test("drafts that a crash left are removed at the next start, one that is being written is not", async () => {
  const drafts = ["b/one/a.webp.0123456789ab~", "b/one/b.webp.0123456789ab~"];
  mkdirSync(join(folder, "b/one"), { recursive: true });
  for (const draft of drafts) writeFileSync(join(folder, draft), "half");
  const longAgo = new Date(Date.now() - 2 * 3600_000);
  utimesSync(join(folder, "b/one/a.webp.0123456789ab~"), longAgo, longAgo);
  await openLocalFileStore(folder);
  expect(readdirSync(join(folder, "b/one"))).toEqual(["b.webp.0123456789ab~"]);
});

const foreignKeys = ["../secret.key", "a/../../b", "/etc/passwd", "a//b", "a/.hidden", "a\0/b", "plain"];
test.each(foreignKeys)("%j is no key of ours", async (key) => {
  expect(await store.read(key)).toBeUndefined();
  await expect(store.put(key, Buffer.from("x"), "image/webp")).rejects.toThrow("not a file key");
});

describe("a link in the files' folder", () => {
  const outside = sharedFolder();
  beforeAll(() => {
    writeFileSync(join(outside, "secret.webp"), "secret");
    mkdirSync(join(folder, "links/one"), { recursive: true });
    fs.symlinkSync(join(outside, "secret.webp"), join(folder, "links/one/a.webp"));
    fs.symlinkSync(outside, join(folder, "links/two"), "dir");
    mkdirSync(join(outside, "inner"));
    const own = join(outside, "notes~");
    writeFileSync(own, "somebody's own");
    utimesSync(own, new Date(0), new Date(0));
  });
  afterAll(() => rmSync(join(folder, "links"), { recursive: true }));

  test.each(["links/one/a.webp", "links/two/secret.webp"])(
    "%s is not served, listed or weighed",
    async (key) => {
      expect(await store.read(key)).toBeUndefined();
      expect(await store.list("links/")).toEqual([]);
      expect(await store.list("links/two/")).toEqual([]);
    },
  );

  test("is counted, so that a backup can say that it is not in it", async () =>
    expect(await store.links()).toBe(2));

  test("is not written or removed through: a file takes its place, a folder is refused", async () => {
    await store.put("links/one/a.webp", Buffer.from("own"), "image/webp");
    expect(Buffer.from((await store.read("links/one/a.webp"))?.bytes ?? []).toString()).toBe("own");
    for (const key of ["links/two/secret.webp", "links/two/inner/new.webp"])
      await expect(store.put(key, Buffer.from("x"), "image/webp")).rejects.toThrow("a link");
    await store.remove(["links/two/secret.webp"]);
    expect(fs.readFileSync(join(outside, "secret.webp"), "utf8")).toBe("secret");
    expect(readdirSync(join(outside, "inner"))).toEqual([]);
    await openLocalFileStore(folder);
    expect(readdirSync(outside)).toContain("notes~");
  });
});
