/** Where somebody says where their parcel shall go, without an account (HOMES-11). */
export const giftPath = (token: string): string => `/gift/${encodeURIComponent(token)}`;
