export const stallsPath = "/admin/dashboard/stalls";

export const ownersStallPath = (id: string): string => `${stallsPath}/${encodeURIComponent(id)}`;

export const takeAlongPath = (id: string): string => `${ownersStallPath(id)}/take`;

export const stallDevicesPath = `${stallsPath}/devices`;
