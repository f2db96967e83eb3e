export const makersPayPath = "/admin/dashboard/makers-pay";

/** The owner's page of a maker's account. */
export const payAccountPath = (makerId: string): string =>
  `${makersPayPath}/makers/${encodeURIComponent(makerId)}`;

/** The form of a maker's profile. */
export const artisanFormPath = (makerId: string): string =>
  `/admin/dashboard/artisans?${new URLSearchParams({ edit: makerId })}`;

/** Where the owner takes pieces in that a maker has brought. */
export const takenInPath = (makerId: string): string => `${payAccountPath(makerId)}/taken-in`;

/** Where a run is begun, and the runs so far. */
export const payRunsPath = `${makersPayPath}/run`;

export const payRunPath = (runId: string): string => `${payRunsPath}/${encodeURIComponent(runId)}`;

/** A statement as a paper. */
export const payStatementPath = (id: string): string =>
  `${makersPayPath}/statements/${encodeURIComponent(id)}`;

/** All statements of a run's makers as one paper. */
export const runStatementsPath = (runId: string): string =>
  `${makersPayPath}/statements?${new URLSearchParams({ run: runId })}`;
