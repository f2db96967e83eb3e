/** The demo shop's discounts. None applies by itself, so that a bag costs what its card says. */
export const promotions = [
  {
    code: "NAMASTE10",
    title: "A welcome to our letter's readers",
    kind: "percent",
    value: "10",
    cap: "300",
    most_per_person: 1,
    on_home: true,
  },
  {
    code: "MITHILA15",
    title: "Limited editions of the season",
    kind: "percent",
    value: "15",
    min_subtotal: "1500",
    scope: "collection",
    scope_words: ["limited"],
    most_uses: 100,
  },
  { code: "DAK", title: "Delivery on us", kind: "shipping", value: null, min_subtotal: "499" },
  {
    code: "DIWALI25",
    title: "Diwali 2025",
    kind: "amount",
    value: "150",
    min_subtotal: "999",
    starts_at: "2025-10-10T00:00:00+05:30",
    ends_at: "2025-10-24T00:00:00+05:30",
  },
] as const;
