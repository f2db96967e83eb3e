import { expect, test } from "vitest";
import { noFiles } from "../../../tests/no-files.ts";
import { serveFile } from "./serve-file.server.ts";

/** Holds whatever it is asked for. */
const read = async () => ({ bytes: new Uint8Array([1]), contentType: "application/octet-stream" });
const files = { ...noFiles, read };

test.each(["private/a/label.pdf", "%70rivate/a/label.pdf", "private%2Fa%2Flabel.pdf", "PRIVATE/a/label.pdf"])(
  "what is private has no address, however it is spelled: %s",
  async (path) => expect((await serveFile(files, path)).status).toBe(404),
);

test("other files have one", async () =>
  expect((await serveFile(files, "products/a/original.webp")).status).toBe(200));
