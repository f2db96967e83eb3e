const withToken = (token: string | undefined): string => (token ? `?${new URLSearchParams({ token })}` : "");

/** A request's own page; with the token of a mail's link where that opens it. */
export const ownReturnPath = (number: string, token?: string): string =>
  `/return/${encodeURIComponent(number)}${withToken(token)}`;

/** One of its photos, for its buyer. */
export const ownPhotoPath = (number: string, place: number, token?: string): string =>
  `/return/${encodeURIComponent(number)}/photos/${place}${withToken(token)}`;

export const returnsPath = "/admin/dashboard/returns";

/** The owner's page of a request. */
export const adminReturnPath = (id: string): string => `${returnsPath}/${encodeURIComponent(id)}`;

/** One of its photos, for the owner. */
export const photoPath = (id: string, place: number): string => `${adminReturnPath(id)}/photos/${place}`;
