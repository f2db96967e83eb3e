import { expect, test } from "vitest";
import { anywhere } from "./holds-words.server.ts";

test("wildcards are plain characters", () => expect(anywhere("50%_\\")).toBe("%50\\%\\_\\\\%"));
