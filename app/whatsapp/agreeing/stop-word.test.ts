import { expect, test } from "vitest";
import { stopWordIn } from "./stop-word.ts";

test.each(["STOP", "stop", " Stop. ", "S T O P", "बंद", "बन्द", "बंद।", " रोकें ", "रोकें."])(
  "'%s' ends the messages to a number",
  (text) => expect(stopWordIn(text)).toBe("stop"),
);

test.each(["START", "start.", " Start "])("'%s' begins them again", (text) =>
  expect(stopWordIn(text)).toBe("start"),
);

test.each(["", "Please stop", "बंद कीजिए", "STOP!", "stopped", "toString", "__proto__"])(
  "'%s' is a message like any other",
  (text) => expect(stopWordIn(text)).toBeUndefined(),
);
