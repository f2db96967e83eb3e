/** Why a picture could not be fetched, as whoever looks reads it. */
export const fetchedText = { said: (kept: string): string => kept };
