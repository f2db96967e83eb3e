import { readBulkTiers } from "#bulk-prices/bulk-tiers.db.server.ts";
import { smallestOrder } from "#bulk-prices/bulk-tiers.ts";
import { queueMail, queueUnlessWaiting } from "#mail/sending/queue-mail.db.server.ts";
import type { Mail } from "#mail/writing/mail-body.ts";
import { mailIn, mailToStaff } from "#mail/writing/spoken-mail.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { mailboxOf } from "#platform/limits/rate-limit.db.server.ts";
import type { MailServices } from "#platform/services.server.ts";
import { languageNow } from "#values/language/language.ts";
import { noteEvent } from "#webhooks/events/note-event.db.server.ts";
import { acknowledgementMail } from "../acknowledgement.email.ts";
import { addEnquiry } from "../enquiry-rows.db.server.ts";
import { receiveEnquiry } from "../receive-enquiry.server.ts";
import { suspicionOf } from "../spam.ts";
import { b2bMail } from "./b2b.email.ts";
import { type B2bAbout, type B2bAnswer, b2bTyped, parseB2b } from "./b2b.form.ts";
import { b2bFormText } from "./b2b.text.ts";
import { bulkQuoteMail } from "./bulk-quote.email.ts";
import { type BulkQuoteAnswer, bulkQuoteTyped, parseBulkQuote } from "./bulk-quote.form.ts";
import { bulkQuoteText } from "./bulk-quote.text.ts";
import { type B2bRequest, type BulkQuoteRequest, firstQuoteStatus } from "./own-requests.ts";

/**
 * Checks a quote or sample request of the business page and stores it among the bulk quotes (ENQUIRY-8);
 * writes to the shop, and to the sender that it has come.
 */
export const receiveB2b = async (
  shop: MailServices,
  sender: string,
  about: B2bAbout,
  form: FormData,
): Promise<B2bAnswer> =>
  receiveEnquiry(
    shop,
    {
      sender,
      form,
      parsed: parseB2b(about, form, smallestOrder(await readBulkTiers(shop.db))),
      typed: b2bTyped,
      tooMany: b2bFormText.tooMany,
      suspicionOf: (request) => suspicionOf(form, ...Object.values(request).map(String)),
    },
    async (trx, request, arrival) => {
      const id = await addEnquiry(trx, "bulk_quotes", b2bColumns(request), arrival);
      if (id !== undefined && !arrival.suspicion)
        await tellOfQuote(trx, shop, {
          id,
          kind: about,
          email: request.email,
          mail: () => b2bMail(request, shop.config.shop),
          acknowledged: { form: about, ...b2bFormText[about].acknowledged },
        });
      return { ...request, at: shop.now().toISOString() };
    },
  );

const b2bColumns = (request: B2bRequest) => ({
  kind: request.about,
  source: "b2b" as const,
  full_name: request.fullName,
  email: request.email,
  product_name: request.product,
  status: firstQuoteStatus,
  ...(request.about === "quote"
    ? {
        company_name: request.company,
        quantity_required: request.quantity,
        customization_details: request.logo,
      }
    : { shipping_address: request.address }),
});

/**
 * Checks and stores a bulk quote request for a product that the server looked up, and writes to the shop
 * about it.
 */
export const receiveBulkQuote = async (
  shop: MailServices,
  sender: string,
  product: { id: string; name: string; slug: string },
  form: FormData,
): Promise<BulkQuoteAnswer> =>
  receiveEnquiry(
    shop,
    {
      sender,
      form,
      parsed: parseBulkQuote(form, smallestOrder(await readBulkTiers(shop.db))),
      typed: bulkQuoteTyped,
      tooMany: bulkQuoteText.tooMany,
      suspicionOf: ({ customization, message }) => suspicionOf(form, customization, message),
    },
    async (trx, request, arrival): Promise<undefined> => {
      const id = await addEnquiry(trx, "bulk_quotes", bulkQuoteColumns(request, product), arrival);
      if (id === undefined || arrival.suspicion) return;
      await tellOfQuote(trx, shop, {
        id,
        kind: "quote",
        email: request.email,
        mail: () => bulkQuoteMail(request, product, shop.config),
        acknowledged: { form: "bulk", ...bulkQuoteText.acknowledged },
      });
    },
  );

export const bulkQuoteColumns = (request: BulkQuoteRequest, product: { id: string; name: string }) => ({
  kind: "quote" as const,
  source: "product" as const,
  full_name: request.fullName,
  company_name: request.company,
  email: request.email,
  phone_number: request.phone,
  quantity_required: request.quantity,
  customization_details: request.customization,
  additional_message: request.message,
  product_id: product.id,
  product_name: product.name,
  status: firstQuoteStatus,
});

interface NewQuote {
  id: string;
  kind: B2bAbout;
  email: string;
  /** To the shop. */
  mail(): Mail;
  /** The acknowledgement to its sender, of each form one at a time. */
  acknowledged: { form: string; what: string; next: string };
}

async function tellOfQuote(
  trx: Trx,
  { config }: MailServices,
  { id, kind, email, mail, acknowledged }: NewQuote,
): Promise<void> {
  await queueMail(trx, await mailToStaff(trx, mail));
  await noteEvent(trx, "quote.received", { id, kind });
  const thanks = mailIn(languageNow(), config, () => acknowledgementMail(email, acknowledged, config.shop));
  await queueUnlessWaiting(trx, thanks, { about: `${mailboxOf(email)} ${acknowledged.form}`, id });
}
