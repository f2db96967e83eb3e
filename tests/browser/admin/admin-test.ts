import { test as base } from "../shop-test.ts";
import { signAdminIn } from "../sign-in.ts";

export { expect } from "../shop-test.ts";

/** Its browser is signed in as the admin of the shared shop. */
export const test = base.extend({
  context: async ({ context }, use) => {
    await signAdminIn(context);
    await use(context);
  },
});
