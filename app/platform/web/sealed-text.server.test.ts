import { expect, test } from "vitest";
import { openSealed, sealText } from "./sealed-text.server.ts";

const secret = "0123456789abcdefghijklmnopqrstuvwxyz";

test("is read again by the shop, for its purpose alone", () => {
  const sealed = sealText("two-step 1", "JBSWY3DPEHPK3PXP", secret);
  expect(sealed).not.toContain("JBSWY3DP");
  expect(openSealed("two-step 1", sealed, secret)).toBe("JBSWY3DPEHPK3PXP");
  expect(openSealed("two-step 2", sealed, secret)).toBeUndefined();
  expect(openSealed("two-step 1", sealed, `${secret}!`)).toBeUndefined();
});

test("is another text each time, and nobody can change it", () => {
  const sealed = sealText("two-step 1", "JBSWY3DPEHPK3PXP", secret);
  expect(sealText("two-step 1", "JBSWY3DPEHPK3PXP", secret)).not.toBe(sealed);
  const bytes = Buffer.from(sealed, "base64url");
  for (let index = 0; index < bytes.length; index++) {
    const changed = Buffer.from(bytes);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(openSealed("two-step 1", changed.toString("base64url"), secret)).toBeUndefined();
  }
  for (const odd of ["", "~", sealed.slice(0, 20), `${sealed}AAAA`])
    expect(openSealed("two-step 1", odd, secret)).toBeUndefined();
});
