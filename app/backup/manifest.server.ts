import { z } from "zod";

const hash = z.string().regex(/^[0-9a-f]{64}$/);

const table = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.int().nonnegative(),
  /** Of all its rows' lines, in the order of the primary key. */
  sha256: hash,
});

const sequence = z.object({ name: z.string(), value: z.string(), called: z.boolean() });
const file = z.object({ key: z.string(), bytes: z.int().nonnegative(), sha256: hash });

/** The last file of an archive: what it holds. An archive without one was never finished. */
export const manifestSchema = z.object({
  format: z.literal("jhola-backup-1"),
  madeAt: z.string(),
  /** The migrations that had run, in their order: the shape of the rows. */
  migrations: z.array(z.string()).min(1),
  /** In an order in which they can be filled: anyone who is referred to comes first. */
  tables: z.array(table),
  sequences: z.array(sequence),
  files: z.array(file),
  /** The checksum of the signing key that is in it, if one is. */
  secret: hash.optional(),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type ArchivedTable = z.infer<typeof table>;
export type ArchivedFile = z.infer<typeof file>;
export type SequenceState = z.infer<typeof sequence>;

/** The names of an archive's files. */
export const inArchive = {
  manifest: "manifest.json",
  secret: "secret.key",
  tables: "tables/",
  files: "files/",
} as const;
