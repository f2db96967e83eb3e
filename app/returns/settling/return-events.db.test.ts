import { beforeEach, expect, test } from "vitest";
import { requestReturn } from "#returns/asking/request-return.server.ts";
import { eventTypes } from "#webhooks/events/event-types.ts";
import { delivered, eachReturnShop } from "../../../tests/database/return-shop.ts";
import { addDelivered, wanted } from "../../../tests/database/returned-order.ts";
import { addEndpointRow, eventsIn } from "../../../tests/database/webhook-rows.ts";

eachReturnShop(
  "what other programs are told of returns",
  ({ approve, receive, settle, db, row, card, database }) => {
    beforeEach(async () => {
      for (const table of ["webhook_endpoints", "webhook_events"] as const)
        await db().deleteFrom(table).execute();
      await addEndpointRow(
        db(),
        eventTypes.filter((type) => type.startsWith("return.")),
      );
    });

    test("each step once, however often its form comes", async () => {
      const order = await addDelivered(database(), delivered);
      const want = wanted(order.orderNumber, { [order.bags]: 1 });
      await Promise.all([1, 2, 3].map(() => requestReturn(card().shop(), want)));
      await approve(want.id);
      await Promise.all([1, 2].map(() => receive(want.id, { [order.bags]: [1, 1] })));
      await Promise.all([1, 2].map(() => settle(want.id, { resolution: "nothing" }, "Worn.")));
      const { order_id_text: number } = await row(order.id);
      const events = await eventsIn(db());
      expect(events.map(([type]) => type)).toEqual(["return.requested", "return.received", "return.settled"]);
      for (const [, data] of events) expect(data).toMatchObject({ kind: "return", order: number });
    });
  },
);
