/** As the sweeper knows files: by the address of a picture, or that of any other key. */
export const fileAddress = (kept: string): string => (kept.startsWith("/files/") ? kept : `/files/${kept}`);
