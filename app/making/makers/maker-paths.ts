/** The list of what is made, to which these pages belong. */
export const makersHome = "/admin/dashboard/making";

export const makersPath = `${makersHome}/makers`;

/** The owner's page of a maker's link. */
export const makerAdminPath = (artisanId: string): string => `${makersPath}/${encodeURIComponent(artisanId)}`;
