import { existsSync, renameSync, rmSync } from "node:fs";
import { beforeEach, describe, expect, test } from "vitest";
import { embeddedFolder, untilItGoesOn } from "../../../../tests/database/embedded-folder.ts";
import { DatabaseDown, DatabaseRefused } from "../database-error.server.ts";
import { refuseGone } from "./gone-folder.server.ts";

const { path, directory, copyTemplate, open } = embeddedFolder();

describe("a folder that goes away under a running database", () => {
  const away = () => path("elsewhere");
  let data = "";
  let database: Awaited<ReturnType<typeof open>>;
  const write = (key: string) => database.db.insertInto("rate_limits").values({ key }).execute();

  beforeEach(async () => {
    data = path("data");
    copyTemplate();
    database = await open();
    await write("kept");
  });

  test("by a move: nothing is confirmed, nothing is made in its place, and it goes on when the folder is back", async () => {
    renameSync(data, away());
    await expect(write("lost")).rejects.toBeInstanceOf(DatabaseDown);
    await expect(write("later")).rejects.toBeInstanceOf(DatabaseDown);
    expect(existsSync(data)).toBe(false);
    await expect(open()).rejects.toThrow("went away while a shop was using it");
    renameSync(away(), data);
    await untilItGoesOn(() => write("after"));
    expect(existsSync(`${data}.gone`)).toBe(false);
    await database.close();
  });

  test("by a deletion: nothing is confirmed, and the next start makes no new database", async () => {
    rmSync(data, { recursive: true });
    await expect(write("lost")).rejects.toBeInstanceOf(DatabaseDown);
    await expect(database.ping()).rejects.toBeInstanceOf(DatabaseDown);
    await database.close();
    await expect(open()).rejects.toThrow(DatabaseRefused);
    await expect(open()).rejects.toThrow(`Or delete ${data}.gone`);
    expect(existsSync(data)).toBe(false);
  });

  test("deleted after the shop has stopped, it was meant so", async () => {
    await database.close();
    rmSync(data, { recursive: true });
    expect(() => refuseGone(directory())).not.toThrow();
  });
});
