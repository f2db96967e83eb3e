/** Somebody who makes what the shop sells, as other pages show them. */
export interface ArtisanSummary {
  id: string;
  name: string;
  craft: string | null;
  location: string | null;
  bio: string | null;
  imageUrl: string | null;
}

export const artisanPath = ({ id }: { id: string }): string => `/artisan/${encodeURIComponent(id)}`;
