/**
 * The days of festivals in India by year. Sources: India's holidays as timeanddate.com lists them for 2023 to
 * 2035, as https://github.com/vacanza/holidays has them (holidays/calendars/hindu.py, at 0039b28, read on 28
 * November 2026). Those far ahead are worked out and may move by a day; a place may keep one a day later.
 */
const days = {
  holi: "2023-03-08 2024-03-25 2025-03-14 2026-03-04 2027-03-22 2028-03-11 2029-03-01 2030-03-20 2031-03-09 2032-03-27 2033-03-16 2034-03-05 2035-03-24",
  rakhi:
    "2023-08-30 2024-08-19 2025-08-09 2026-08-28 2027-08-17 2028-08-05 2029-08-23 2030-08-13 2031-08-02 2032-08-20 2033-08-10 2034-08-29 2035-08-18",
  "durga-puja":
    "2023-10-22 2024-10-11 2025-09-30 2026-10-19 2027-10-07 2028-09-26 2029-10-14 2030-10-04 2031-10-23 2032-10-12 2033-10-02 2034-10-20 2035-10-09",
  dussehra:
    "2023-10-24 2024-10-12 2025-10-02 2026-10-20 2027-10-09 2028-09-27 2029-10-16 2030-10-06 2031-10-25 2032-10-14 2033-10-03 2034-10-22 2035-10-11",
  diwali:
    "2023-11-12 2024-10-31 2025-10-20 2026-11-08 2027-10-29 2028-10-17 2029-11-05 2030-10-26 2031-11-14 2032-11-02 2033-10-22 2034-11-10 2035-10-30",
  chhath:
    "2023-11-19 2024-11-07 2025-10-28 2026-11-15 2027-11-04 2028-10-23 2029-11-11 2030-11-01 2031-11-20 2032-11-09 2033-10-29 2034-11-17 2035-11-06",
} as const;

export type Festival = keyof typeof days;

/** In the order of the year. */
export const festivals: readonly { key: Festival; days: readonly string[] }[] = [
  ...(["holi", "rakhi", "durga-puja", "dussehra", "diwali", "chhath"] as const),
].map((key) => ({ key, days: days[key].split(" ") }));

/** So many days before a festival people begin to buy for it. */
export const festivalLeadDays = 30;
