export const root = "root";
