/** Where the buyer of an order writes of its pieces; with an id, of one of them. */
export const ownReviewPath = (token: string, lineId?: string): string =>
  `/review/${encodeURIComponent(token)}${lineId ? `?${new URLSearchParams({ piece: lineId })}` : ""}`;

/** A photo of what was written, for its buyer. */
export const ownReviewPhotoPath = (token: string, lineId: string, place: number): string =>
  `${ownReviewPath(token)}/photos/${encodeURIComponent(lineId)}/${place}`;

/** Where a mail's link ends the invitations. */
export const stopInvitesPath = (token: string): string => `${ownReviewPath(token)}/stop`;

/** Where a photo lies among the shop's files; undefined for a place that has none. */
export const reviewPhotoKey = (photos: readonly string[], place: string): string | undefined =>
  /^[0-3]$/.test(place) ? photos[Number(place)]?.replace(/^\/files\//, "") : undefined;

export const reviewsAdminPath = "/admin/dashboard/reviews";

/** The owner's page of a review. */
export const adminReviewPath = (id: string): string => `${reviewsAdminPath}/${encodeURIComponent(id)}`;

/** A photo of what was written last, for the owner. */
export const adminReviewPhotoPath = (id: string, place: number): string =>
  `${adminReviewPath(id)}/photos/${place}`;
