// Builds the browser's files in the language that SHOP_LANGUAGE names, as dev/other-languages.ts asks it to.
import { createBuilder } from "vite";

const builder = await createBuilder({ logLevel: "warn" });
const { client } = builder.environments;
if (!client) throw new Error("there is no build for browsers");
await builder.build(client);
