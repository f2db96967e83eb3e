const hour = 60 * 60 * 1000;

/** An archive's name: why it was made and when, so that names sort by age. */
export const archiveName = (reason: "asked" | "scheduled", at: Date): string =>
  `${reason}-${at.toISOString().replaceAll(/[:.]/g, "-")}.tar.gz`;

/**
 * Which of a folder's files are scheduled archives past the newest `keep`; never `made`, which was made just
 * now. What a clock that ran ahead has named counts as the oldest: else it would push each new one out.
 */
export function surplusArchives(
  names: readonly string[],
  { keep, now, made }: { keep: number; now: Date; made?: string | undefined },
): string[] {
  const latestBelieved = archiveName("scheduled", new Date(now.getTime() + hour));
  const scheduled = names.filter((name) => /^scheduled-.*\.tar\.gz$/.test(name)).sort();
  const others = scheduled.filter((name) => name !== made);
  const oldestFirst = [
    ...others.filter((name) => name > latestBelieved),
    ...others.filter((name) => name <= latestBelieved),
  ];
  return oldestFirst.slice(0, Math.max(0, scheduled.length - keep));
}
