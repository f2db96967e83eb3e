export const makersPayPath = "/admin/dashboard/makers-pay";

/** The owner's page of a maker's account. */
export const payAccountPath = (makerId: string): string =>
  `${makersPayPath}/makers/${encodeURIComponent(makerId)}`;

/** Where a run is begun, and the runs so far. */
export const payRunsPath = `${makersPayPath}/run`;

export const payRunPath = (runId: string): string => `${payRunsPath}/${encodeURIComponent(runId)}`;
