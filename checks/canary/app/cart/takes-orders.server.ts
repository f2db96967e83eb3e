// Planted on purpose: SQL in no *.db.server.ts, and writes to tables of other rooms and of none.
export const taken = (db: { deleteFrom: (table: string) => unknown }, table: string) => [
  db.deleteFrom("orders"),
  db.deleteFrom(table),
  "update invoices as paper set number = '1'",
  "insert into notes (word) values ('kept') on conflict do update set word = 'kept'",
  "delete from order_items",
];
