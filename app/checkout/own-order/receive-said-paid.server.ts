import { data } from "react-router";
import { type Allowance, takeToken } from "#platform/limits/rate-limit.db.server.ts";
import { requestFacts, services } from "#platform/services.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { parseSaidPaid, refusedReference, type SayPaidAnswer } from "#transfers/said-paid.form.ts";
import { sayPaid } from "#transfers/say-paid.server.ts";
import { sayPaidText as text } from "#transfers/transfers.text.ts";
import { typedFields } from "#ui/form/form-answer.ts";
import { type OwnOrder, orderPageOf } from "./own-order.server.ts";

/** References from one address of the network (OFFER-90): nobody tries which were given. */
const allowance: Allowance = { name: "upi-references", most: 10, windowSeconds: 600 };

/** Takes the form in which a buyer says that a part is paid by UPI. */
export async function receiveSaidPaid(
  context: Parameters<typeof services>[0],
  own: OwnOrder,
  form: FormData,
) {
  const shop = services(context);
  const parsed = parseSaidPaid(form);
  if (parsed.kind === "refused") return data<SayPaidAnswer>(parsed, { status: 422 });
  const { clientAddress } = requestFacts(context);
  if (!(await takeToken(shop.db, allowance, clientAddress, shop.now())).ok) return limited(form);
  const { order, shopper } = own;
  const said = await sayPaid(shop, {
    ...parsed.value,
    orderNumber: order.orderNumber,
    userId: shopper?.id ?? null,
  });
  switch (said) {
    case "given-before":
      return data<SayPaidAnswer>(refusedReference(form, text.errors.given), { status: 422 });
    case "said":
      throw redirectWithNotice(await orderPageOf(shop, own), text.thanks);
    case "not-due":
      throw redirectWithNotice(await orderPageOf(shop, own), text.settled);
  }
}

const limited = (form: FormData) =>
  data<SayPaidAnswer>(
    {
      kind: "failed",
      reason: "limited",
      text: text.errors.tooMany,
      typed: typedFields(["reference"], form),
    },
    { status: 429 },
  );
