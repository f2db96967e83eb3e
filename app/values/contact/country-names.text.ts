export const countryText = { name: (country: string): string => country };
