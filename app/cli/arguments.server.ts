import { resolve } from "node:path";
import { parseArgs } from "node:util";
import type { LastCertificate } from "#certificates/issuing/certificate-series.db.server.ts";
import { ConfigError } from "#platform/config/config.server.ts";
import { parseCertified } from "./certificate-series.server.ts";
import { type IssuedNumber, parseIssued } from "./issued-numbers.server.ts";

/** What stands after `backup`, `restore` or `db:move`. */
export interface CommandArguments {
  /** The file that is named, if one is. */
  file: string | undefined;
  replace: boolean;
  /** The last numbers that documents have which a restored shop does not know. */
  issued: readonly IssuedNumber[];
  /** The same of certificates, each product's by itself. */
  certified: readonly LastCertificate[];
}

const options = {
  replace: { type: "boolean" },
  issued: { type: "string", multiple: true },
  certified: { type: "string", multiple: true },
} as const;

/** Reads a command's words; a file is looked for from `folder`. Throws ConfigError. */
export function parseArguments(command: string, words: readonly string[], folder: string): CommandArguments {
  const { values, positionals, tokens } = parseArgs({
    args: [...words],
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind !== "option" || token.name === "replace") continue;
    if (command !== "restore" || !Object.hasOwn(options, token.name))
      throw new ConfigError(`There is no ${token.rawName} for ${command}: see docs/operation.md.`);
  }
  const [file] = positionals;
  return {
    file: file ? resolve(folder, file) : undefined,
    replace: values.replace === true,
    issued: (values.issued ?? []).map(String).map(parseIssued),
    certified: (values.certified ?? []).map(String).map(parseCertified),
  };
}
