const day = (number: number) => new Date(Date.UTC(2026, 0, number));

/** Few enough to know by heart: prices stand on the edges of the bands. */
export const catalogue = [
  {
    name: "Lotus Tote",
    price: "499.99",
    collection: "core",
    category: "bags",
    technique: "printed",
    artisan: "Sunaina Devi",
    sku: "JC-COR-001",
    description: "<p>Printed with <b>kohbar</b> rings &amp; leaves.</p>",
    created_at: day(1),
  },
  {
    name: "Fish Jhola",
    price: "500",
    collection: "core",
    category: "bags",
    technique: "hand-painted",
    artisan: "Rekha Jha",
    sku: "JC-COR-002",
    description: "<p>A lotus hides at the back.</p>",
    created_at: day(2),
  },
  {
    name: "Peacock Sling",
    price: "1000",
    collection: "artisanal",
    category: "bags",
    technique: "embroidered",
    artisan: "Rekha Jha",
    sku: "JC-ART-003",
    created_at: day(3),
    featured: true,
  },
  {
    name: "Elephant Cushion",
    price: "1000.01",
    collection: "artisanal",
    category: "decor",
    technique: "embroidered",
    artisan: "Manisha Karn",
    description: "A <b>hundred</b> mirrors &amp; beads over its whole width, made for Lotte.",
    created_at: day(4),
  },
  {
    name: "aangan Hanging",
    price: "6999",
    collection: "limited",
    category: "decor",
    technique: "hand-painted",
    artisan: "Sunaina Devi",
    created_at: day(5),
    edition: "Edition of 8",
    in_stock: false,
  },
] as const;

/** As a phone's keyboard and a spreadsheet write them. */
export const joinedAndAccented = [
  { name: "Zafran/Pillowcase Éclair_Throw", artisan: "Zoë D’Souza", sku: "KP-101" },
  { name: "Bag 10", sku: "ZQ.7+b/x", artisan: "Jose" },
  { name: "bag 2", artisan: "José", description: "A 2.5-metre strap" },
  { name: "झोला १०", artisan: "Jose" },
  { name: "Mat ~Large", sku: "aa~bb" },
  { name: "Pouch <Ochre> &silk; x", sku: "R&D;7" },
] as const;
