/**
 * The rows of every table, made from db/migrations and not by hand:
 * `node_modules/.bin/vitest run --project database tests/database/row-types.test.ts -u` writes them anew.
 */

import type { Day, Decimal, Json, Moment, MomentOfUpdate } from "./column-types.ts";
import type { ColumnType } from "kysely";

type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

interface Addresses {
  address_line1: string;
  address_line2: string | null;
  city: string;
  country: Generated<string>;
  created_at: Generated<Moment>;
  full_name: string;
  id: Generated<string>;
  /**
   * The checkout begins with it; one of a customer's is it.
   */
  is_default: Generated<boolean>;
  phone: string | null;
  pincode: string;
  profile_id: string;
  state: string;
  updated_at: Generated<MomentOfUpdate>;
  version: Generated<number>;
}

interface Alerts {
  kind: string;
  last_seen_at: Generated<Moment>;
  since: Generated<Moment>;
}

interface ApiKeys {
  /**
   * The last four signs of the key, by which its owner tells it from others.
   */
  ending: string;
  id: Generated<string>;
  /**
   * SHA-256 of the key, which is kept nowhere.
   */
  key_hash: string;
  /**
   * To the minute.
   */
  last_used_at: Moment | null;
  made_at: Moment;
  /**
   * Or who took it over. Null where nobody knows: such a key reads nothing.
   */
  made_by: string | null;
  name: string;
  revoked_at: Moment | null;
}

interface Artisans {
  away_from: Day | null;
  away_until: Day | null;
  banner_image_url: string | null;
  bio: Generated<string>;
  craft: Generated<string>;
  created_at: Generated<Moment>;
  gallery_alt_texts: Generated<string[]>;
  gallery_urls: Generated<string[]>;
  id: Generated<string>;
  image_alt: string | null;
  image_url: string | null;
  /**
   * Invented with the demo shop, and not yet an owner's.
   */
  is_example: Generated<boolean>;
  location: Generated<string>;
  name: string;
  /**
   * Of the maker's own page and papers.
   */
  page_language: Generated<"en" | "hi">;
  /**
   * For the owner alone, and so is what follows: how the maker is reached and how much they make.
   */
  phone: string | null;
  pieces_week: number | null;
  updated_at: Generated<MomentOfUpdate>;
  version: Generated<number>;
  /**
   * False for one who is given no work any more.
   */
  working: Generated<boolean>;
}

interface AuditLog {
  action: string;
  actor_id: string | null;
  created_at: Generated<Moment>;
  detail: Json | null;
  /**
   * In words, as 'Chrome on Android'; null where it is not known, and once its owner has left.
   */
  device: string | null;
  entity: string;
  entity_id: string | null;
  id: Generated<string>;
}

interface AuthAccounts {
  access_token: string | null;
  access_token_expires_at: Moment | null;
  account_id: string;
  created_at: Generated<Moment>;
  id: Generated<string>;
  id_token: string | null;
  password: string | null;
  /**
   * When its owner chose it.
   */
  password_set_at: Generated<Moment>;
  provider_id: string;
  refresh_token: string | null;
  refresh_token_expires_at: Moment | null;
  scope: string | null;
  updated_at: Generated<Moment>;
  user_id: string;
}

interface AuthSessions {
  created_at: Generated<Moment>;
  expires_at: Moment;
  /**
   * When the second factor was proved last in this session.
   */
  factor_at: Moment | null;
  id: Generated<string>;
  ip_address: string | null;
  token: string;
  updated_at: Generated<Moment>;
  user_agent: string | null;
  user_id: string;
}

interface AuthVerifications {
  created_at: Generated<Moment>;
  expires_at: Moment;
  id: Generated<string>;
  identifier: string;
  updated_at: Generated<Moment>;
  value: string;
}

interface Backups {
  alive_until: Moment;
  bytes: number | null;
  failure: string | null;
  file: string | null;
  finished_at: Moment | null;
  id: Generated<string>;
  reason: "scheduled" | "asked";
  started_at: Generated<Moment>;
}

interface BlogComments {
  author_email: string | null;
  author_name: string;
  content: string;
  created_at: Generated<Moment>;
  id: Generated<string>;
  /**
   * The same for each arrival of one comment; null for what came without script.
   */
  idempotency_key: string | null;
  is_approved: Generated<boolean>;
  post_id: string;
  /**
   * What a search looks in, in lower case; made by the database.
   */
  search_text: ColumnType<string, never, never>;
  spam: Generated<boolean>;
  updated_at: Generated<MomentOfUpdate>;
}

interface BlogPosts {
  author: string | null;
  author_bio: string | null;
  author_image_url: string | null;
  category: string | null;
  /**
   * HTML or plain text.
   */
  content: Generated<string>;
  created_at: Generated<Moment>;
  excerpt: string | null;
  id: Generated<string>;
  image_alt_text: string | null;
  image_url: string | null;
  meta_description: string | null;
  meta_title: string | null;
  og_description: string | null;
  og_image_url: string | null;
  og_title: string | null;
  published_at: Generated<Moment>;
  slug: string;
  /**
   * As a product's.
   */
  slug_key: ColumnType<string | null, never, never>;
  title: string;
  updated_at: Generated<MomentOfUpdate>;
  version: Generated<number>;
}

interface BulkQuotes {
  additional_message: string | null;
  admin_notes: string | null;
  company_name: string | null;
  created_at: Generated<Moment>;
  customization_details: string | null;
  email: string;
  full_name: string;
  /**
   * Spam for its links alone, of which the owner has not said yet what it is.
   */
  held_for_links: Generated<boolean>;
  id: Generated<string>;
  /**
   * The same for each arrival of one message; null for what came without script.
   */
  idempotency_key: string | null;
  kind: Generated<"quote" | "sample">;
  language: Generated<"en" | "hi">;
  /**
   * Its status came of what happened to an offer, not of the owner's hand.
   */
  moved_by_offer: Generated<boolean>;
  phone_number: string | null;
  product_id: string | null;
  product_name: string | null;
  quantity_required: Generated<number>;
  /**
   * What a search looks in, in lower case; made by the database.
   */
  search_text: ColumnType<string, never, never>;
  shipping_address: string | null;
  source: Generated<"product" | "b2b">;
  spam: Generated<boolean>;
  /**
   * 'pending' comes from old data only and reads as 'New'.
   */
  status: Generated<"New" | "Contacted" | "Quoted" | "Closed - Won" | "Closed - Lost" | "On Hold" | "pending">;
  updated_at: Generated<MomentOfUpdate>;
  version: Generated<number>;
}

interface BulkTiers {
  /**
   * What is taken off the shop's price of an artisanal piece.
   */
  artisanal_percent: number;
  /**
   * What one piece of the core collection costs.
   */
  core_price: Decimal;
  /**
   * A tier ends where the next one begins; the first one is the smallest bulk order.
   */
  from_quantity: number;
}

interface CarrierEvents {
  happened_at: Moment;
  heard_at: Generated<Moment>;
  id: Generated<string>;
  place: string | null;
  shipment_id: string;
  /**
   * What of the parcel's states it means; null where it means none.
   */
  state: string | null;
  words: string;
}

interface CatalogueWords {
  /**
   * Its sound without what is written in many ways: झोला and jhoola are found by it.
   */
  frame: ColumnType<string, never, never>;
  only_described: Generated<boolean>;
  /**
   * How it is said, in plain letters; made by the database.
   */
  sound: ColumnType<string, never, never>;
  /**
   * What a mistyped word is corrected to.
   */
  word: string;
}

interface CdnPurge {
  /**
   * When this version is purged again; null when it is done.
   */
  again_at: Moment | null;
  /**
   * A copy is sending; should it die, another one may from then on.
   */
  claimed_until: Moment | null;
  id: Generated<boolean>;
  /**
   * How often this version was purged: answers of before may have been under way.
   */
  sent: Generated<number>;
  /**
   * The content_version of the last purge that was taken.
   */
  version: Generated<number>;
}

interface Certificates {
  claimed_at: Moment | null;
  code: string;
  /**
   * What the piece was when it was packed; certificate-facts.ts says in which form.
   */
  facts: Json;
  first_look_at: Moment | null;
  id: Generated<string>;
  issued_at: Generated<Moment>;
  last_look_at: Moment | null;
  looks: Generated<number>;
  /**
   * The piece's, of its product: without a gap, in the order of issuing.
   */
  number: number;
  order_item_id: string | null;
  /**
   * Null once the product is deleted: what it was is in the facts.
   */
  product_id: string | null;
  /**
   * Of the secret that lies in the parcel.
   */
  secret_hash: string;
  /**
   * Of a piece that goes out for a return: the parcel that it was issued for.
   */
  shipment_id: string | null;
  state: Generated<"issued" | "claimed" | "void">;
  version: Generated<number>;
  void_at: Moment | null;
  /**
   * In the owner's words, for herself.
   */
  void_note: string | null;
  void_reason: "cancelled" | "came_back" | "returned" | "withdrawn" | null;
}

interface CertificateSeries {
  last_number: number;
  product_id: string;
}

interface CodRefusals {
  happened_at: Generated<Moment>;
  id: Generated<string>;
  order_id: string | null;
  phone_key: string;
}

interface ContactMessages {
  admin_response: string | null;
  created_at: Generated<Moment>;
  email: string;
  full_name: string;
  /**
   * Spam for its links alone, of which the owner has not said yet what it is.
   */
  held_for_links: Generated<boolean>;
  id: Generated<string>;
  /**
   * The same for each arrival of one message; null for what came without script.
   */
  idempotency_key: string | null;
  language: Generated<"en" | "hi">;
  message_content: string;
  phone_number: string | null;
  /**
   * What a search looks in, in lower case; made by the database.
   */
  search_text: ColumnType<string, never, never>;
  spam: Generated<boolean>;
  status: Generated<"Pending" | "Contacted" | "Resolved" | "Spam">;
  updated_at: Generated<MomentOfUpdate>;
  version: Generated<number>;
  /**
   * How it came, where not by the contact form.
   */
  via: "whatsapp" | null;
}

interface ContentVersion {
  id: Generated<boolean>;
  /**
   * Triggers on the public content tables raise it and notify content_changed.
   */
  version: Generated<number>;
}

interface CreditNotes {
  /**
   * The document as it was issued.
   */
  facts: Json;
  financial_year: string;
  id: Generated<string>;
  issued_at: Moment;
  kind: Generated<"credit">;
  number: string;
  order_id: string;
  /**
   * Null for cash that was given back.
   */
  refund_id: string | null;
  serial: number;
}

interface FaqEntries {
  /**
   * HTML.
   */
  answer: string;
  category: string;
  id: Generated<string>;
  position: Generated<number>;
  question: string;
  version: Generated<number>;
}

interface FirstSteps {
  done_at: Generated<Moment>;
  done_by: string | null;
  /**
   * What came of it: done, why not, or where to look for that.
   */
  outcome: string;
  /**
   * What it was done with: versions, rates, a mark of the keys. The step is open again when that is another.
   */
  seen: string;
  step: "gst" | "shipping" | "policies" | "payments" | "mail" | "backup" | "hidden";
}

interface ForeignPictures {
  claims: Generated<number>;
  created_at: Generated<Moment>;
  /**
   * From when it may be fetched: whoever fetches it puts that off first, so that no other does.
   */
  due_at: Generated<Moment>;
  id: Generated<string>;
  kind: "product" | "post" | "artisan";
  problem: string | null;
  record_id: string;
  state: Generated<"waiting" | "fetched" | "failed">;
  /**
   * The shop's own picture that has taken its place.
   */
  stored_url: string | null;
  tries: Generated<number>;
  updated_at: Generated<MomentOfUpdate>;
  url: string;
}

interface GrievanceReplies {
  body: string;
  created_at: Generated<Moment>;
  grievance_id: string;
  id: Generated<string>;
}

interface Grievances {
  acknowledge_by: Moment;
  acknowledged_at: Moment | null;
  body: string;
  created_at: Generated<Moment>;
  email: string | null;
  /**
   * Since when nothing says whose it was; that it was answered in time stays.
   */
  erased_at: Moment | null;
  full_name: string;
  id: Generated<string>;
  idempotency_key: string | null;
  language: Generated<"en" | "hi">;
  /**
   * G- and a number, as its sender reads it.
   */
  number: string;
  order_number: string | null;
  phone: string | null;
  /**
   * One month after it came; as it was promised when it came.
   */
  resolve_by: Moment;
  resolved_at: Moment | null;
  spam: Generated<boolean>;
  state: Generated<"open" | "acknowledged" | "resolved">;
  updated_at: Generated<MomentOfUpdate>;
  version: Generated<number>;
}

interface HeldWeeks {
  /**
   * The key of the order that the offer becomes: its lots take these weeks over.
   */
  claim: string;
  created_at: Generated<Moment>;
  /**
   * The end of the week that these pieces are planned into, as a lot's day.
   */
  due_on: Day;
  /**
   * The offer's last day in India; after it they are held no more.
   */
  held_until: Day;
  id: Generated<string>;
  offer_id: string;
  product_id: string;
  quantity: number;
}

interface ImportPictures {
  actor_id: string | null;
  alt: Generated<string>;
  claims: Generated<number>;
  created_at: Generated<Moment>;
  /**
   * From when it may be fetched: whoever fetches it puts that off first, so that no other does.
   */
  due_at: Generated<Moment>;
  id: Generated<string>;
  is_in_text: Generated<boolean>;
  /**
   * Its place among the product's pictures in the file, from 1.
   */
  position: number;
  problem: string | null;
  product_id: string;
  state: Generated<"waiting" | "fetched" | "failed">;
  stored_url: string | null;
  tries: Generated<number>;
  updated_at: Generated<MomentOfUpdate>;
  url: string;
  /**
   * Of the variants whose picture it becomes.
   */
  variant_keys: Generated<string[]>;
}

interface Invoices {
  /**
   * The document as it was issued.
   */
  facts: Json;
  financial_year: string;
  issued_at: Moment;
  kind: "tax" | "supply";
  number: string;
  order_id: string;
  serial: number;
  /**
   * Of a stall's device, such as SA; null where the number is the shop's own.
   */
  series: string | null;
}

interface InvoiceSeries {
  /**
   * '26-27': April to March.
   */
  financial_year: string;
  kind: "tax" | "supply" | "credit";
  last_serial: number;
}

interface JobFailures {
  every_seconds: number;
  job: string;
  kind: string;
  last_at: Generated<Moment>;
  rounds: Generated<number>;
  since: Generated<Moment>;
}

interface LotNotes {
  id: Generated<string>;
  part_id: string;
  photo: string | null;
  said_at: Generated<Moment>;
  said_by: "maker" | "owner";
  text: string | null;
}

interface LotParts {
  artisan_id: string | null;
  artisan_name: string;
  /**
   * Its maker told of a problem, and the owner has neither answered nor ended it.
   */
  asks: Generated<boolean>;
  done: Generated<number>;
  due_on: Day | null;
  /**
   * Of the last such form alone, as a former version wrote it.
   */
  form_key: string | null;
  /**
   * Of the last forms by which its maker said something: each counts once.
   */
  form_keys: Generated<string[]>;
  given_at: Generated<Moment>;
  id: Generated<string>;
  lot_id: string;
  passed: Generated<number>;
  quantity: number;
  /**
   * Rupees a piece, frozen when the work was given.
   */
  rate: Decimal | null;
  /**
   * Pieces that were looked at and are to be done again; done anew they leave it.
   */
  rework: Generated<number>;
  state: Generated<"given" | "begun" | "done" | "checked" | "cancelled">;
  step: number;
  updated_at: Generated<MomentOfUpdate>;
  version: Generated<number>;
}

interface Lots {
  created_at: Generated<Moment>;
  due_on: Day | null;
  /**
   * The line of a cancelled order that it was begun for, before it was finished for stock.
   */
  former_item_id: string | null;
  id: Generated<string>;
  /**
   * W-26-27-0001: without a gap in each financial year.
   */
  number: string;
  option_text: string | null;
  /**
   * Null for a lot that is made for stock.
   */
  order_item_id: string | null;
  personal: Generated<Json>;
  picture_url: string | null;
  /**
   * Its day is the end of the week that it was planned into; it does not follow its order's.
   */
  planned: Generated<boolean>;
  product_id: string | null;
  product_name: string;
  quantity: number;
  state: Generated<"open" | "done" | "cancelled">;
  /**
   * A list of { name, rate }, frozen when its first work is given; null until then.
   */
  steps: Json | null;
  to_give: Generated<boolean>;
  updated_at: Generated<MomentOfUpdate>;
  variant_id: string | null;
  version: Generated<number>;
}

interface LotSeries {
  financial_year: string;
  last_serial: number;
}

interface MailOutbox {
  attempts: Generated<number>;
  created_at: Generated<Moment>;
  dedupe_key: string | null;
  failed_at: Moment | null;
  held_at: Moment | null;
  id: Generated<string>;
  kind: string;
  last_error: string | null;
  /**
   * What it says, a MailBody.
   */
  letter: Json;
  /**
   * Which mailbox's room it counts for; null for mails that nobody else's request caused.
   */
  mailbox: string | null;
  next_attempt_at: Generated<Moment>;
  released_at: Moment | null;
  reply_to: string | null;
  sent_at: Moment | null;
  subject: string;
  to_address: string;
  /**
   * Its address is blanked once it was sent or given up, and which mailbox it counted for after that.
   */
  unkept: Generated<boolean>;
}

interface MakerBanks {
  account: string | null;
  account_end: string | null;
  artisan_id: string;
  ifsc: string | null;
  /**
   * The day on which the maker left: where to pay them is forgotten since.
   */
  left_on: Day | null;
  pan: string | null;
  pan_end: string | null;
  updated_at: Generated<MomentOfUpdate>;
  upi: string | null;
  upi_end: string | null;
  version: Generated<number>;
}

interface MakerEntries {
  actor_id: string | null;
  /**
   * Rupees: above zero owed to her, below zero given or taken off. The balance is their sum.
   */
  amount: Decimal;
  artisan_id: string;
  artisan_name: string;
  created_at: Generated<Moment>;
  id: Generated<string>;
  kind: "piece" | "sale" | "advance" | "payment" | "material" | "bonus" | "deduction" | "correction";
  method: "upi" | "bank" | "cash" | null;
  note: string | null;
  on_date: Day;
  /**
   * The line of an order that a sale, or what came back of it, is of. An account outlives orders: no key.
   */
  order_item_id: string | null;
  /**
   * Of pieces made, sold, taken in or come back (below zero); null where it is of none.
   */
  pieces: number | null;
  /**
   * The product that was taken in; of what was sold the line says it. An account outlives products: no key.
   */
  product_id: string | null;
  reference: string | null;
  reference_key: string | null;
  /**
   * What it came of, once: the check of a part, a form's key, a line of a pay run.
   */
  source: string;
  /**
   * Of a deduction for tax: the rupees of job work that it was taken of.
   */
  tax_of: Decimal | null;
}

interface MakerLinks {
  artisan_id: string;
  /**
   * Of four digits; null where the page asks for none.
   */
  code_hash: string | null;
  code_tries: Generated<number>;
  locked_until: Moment | null;
  made_at: Generated<Moment>;
  token_hash: string;
}

interface MakerPayBorne {
  /**
   * Rupees for all these pieces.
   */
  paid: Decimal;
  pieces: number;
  product_id: string;
  /**
   * The step's name, as it was when the work was given; empty for a share of what was sold.
   */
  work: string;
}

interface MakerPaySettings {
  /**
   * The columns of a run's file, in the owner's order; none: as the shop has them.
   */
  file_columns: Generated<string[]>;
  /**
   * Rupees above which a pay run takes a maker.
   */
  least: Generated<Decimal>;
  shop: Generated<"shop">;
}

interface MakerRunLines {
  amount: Decimal;
  artisan_id: string;
  artisan_name: string;
  run_id: string;
  state: Generated<"due" | "paid" | "dropped">;
}

interface MakerRuns {
  actor_id: string | null;
  created_at: Generated<Moment>;
  id: Generated<string>;
  least: Decimal;
  made_at: Moment;
  month: Day;
}

interface MakerStatementEntries {
  entry_id: string;
  statement_id: string;
}

interface MakerStatements {
  artisan_id: string;
  artisan_name: string;
  created_at: Generated<Moment>;
  /**
   * Its entries, what was owed before and what is owed after it, as they were then.
   */
  facts: Json;
  id: Generated<string>;
  made_at: Moment;
  month: Day;
  number: string;
}

interface MakerStatementSeries {
  financial_year: string;
  last_serial: number;
}

interface MakerTerms {
  /**
   * Rupees a piece that was sold or taken in.
   */
  amount: Decimal | null;
  artisan_id: string;
  created_at: Generated<Moment>;
  from_on: Day;
  id: Generated<string>;
  kind: "piece" | "sold" | "bought";
  percent: Decimal | null;
}

interface MakingGroups {
  /**
   * Days on which they do not work, beside the shop's own, as the owner typed them.
   */
  closed: Generated<string>;
  created_at: Generated<Moment>;
  id: Generated<string>;
  name: string;
  /**
   * Pieces of weight 1 that they make in a whole week.
   */
  pieces_week: number;
  /**
   * By weight the week in which a piece would be made now: public pages say it, and follow when it changes.
   */
  said: Generated<Json>;
  updated_at: Generated<MomentOfUpdate>;
  version: Generated<number>;
}

interface MovedAddresses {
  created_at: Generated<Moment>;
  /**
   * A page of this shop, where no product is meant.
   */
  leads_to: string | null;
  /**
   * Of another shop, in small letters and without a slash at its end.
   */
  path: string;
  product_id: string | null;
}

interface NewsletterDeliveries {
  attempts: Generated<number>;
  id: Generated<string>;
  language: "en" | "hi";
  newsletter_id: string;
  /**
   * Who claims it moves this ahead, so that nobody else sends it meanwhile.
   */
  next_attempt_at: Generated<Moment>;
  settled_at: Moment | null;
  /**
   * Refused: there is no such mailbox. Failed: a week of tries. Skipped: gone or stopped before.
   */
  state: Generated<"waiting" | "sent" | "refused" | "failed" | "skipped">;
  subscriber_id: string | null;
  tried_at: Moment | null;
  /**
   * By the way out in this very mail.
   */
  unsubscribed_at: Moment | null;
}

interface Newsletters {
  content: string;
  content_hi: string | null;
  created_at: Generated<Moment>;
  ended_at: Moment | null;
  /**
   * The mail server took nothing; it is asked again then.
   */
  held_until: Moment | null;
  id: Generated<string>;
  picture_alt: string | null;
  picture_url: string | null;
  preview: string | null;
  preview_hi: string | null;
  /**
   * Ids, in the order of their cards; one that is gone has no card.
   */
  products: Generated<string[]>;
  started_at: Moment | null;
  state: Generated<"draft" | "sending" | "paused" | "sent" | "stopped">;
  subject: string;
  subject_hi: string | null;
  /**
   * How the last of them failed: the step and the server's number, none of its words.
   */
  trouble: string | null;
  /**
   * So many tries in a row failed by no fault of an address.
   */
  troubles: Generated<number>;
  version: Generated<number>;
}

interface NewsletterSubscribers {
  /**
   * Refused by the mail server for good, unreached by several newsletters, or marked by the owner.
   */
  bounce: "refused" | "unreached" | "marked" | null;
  bounced_at: Moment | null;
  consent_at: Generated<Moment>;
  consent_source: string;
  created_at: Generated<Moment>;
  /**
   * Lower case, unique.
   */
  email: string;
  id: Generated<string>;
  language: Generated<"en" | "hi">;
  spam: Generated<boolean>;
  /**
   * So many newsletters in a row were given up.
   */
  unreached: Generated<number>;
  unreached_since: Moment | null;
  unsubscribe_token: string;
  unsubscribed_at: Moment | null;
}

interface OfferLines {
  /**
   * What is made of it for this buyer: a logo, a colour, a text.
   */
  details: string | null;
  hsn: string | null;
  id: Generated<string>;
  name: string;
  offer_id: string;
  option_text: string | null;
  position: number;
  /**
   * Null of a line that is no product of the shop's, and once it is deleted.
   */
  product_id: string | null;
  quantity: number;
  sku: string | null;
  tax_rate: Decimal | null;
  unit_price: Decimal;
  variant_id: string | null;
}

interface OfferProofs {
  actor_id: string | null;
  decided_at: Moment | null;
  id: Generated<string>;
  offer_number: string;
  /**
   * Among the shop's files that only the offer's buyer and the owner may see.
   */
  picture: string;
  shown_at: Generated<Moment>;
  state: Generated<"shown" | "approved" | "changes">;
  title: string;
  version: Generated<number>;
  /**
   * What its buyer wants changed.
   */
  words: string | null;
}

interface Offers {
  actor_id: string | null;
  /**
   * Of the total; 0 where all of it is paid at once.
   */
  advance_percent: Generated<number>;
  /**
   * An address; null while nobody has given it.
   */
  billing: Json | null;
  buyer_company: string | null;
  buyer_email: string | null;
  buyer_gstin: string | null;
  buyer_name: string;
  buyer_phone: string | null;
  /**
   * When its buyer last asked for that.
   */
  change_asked_at: Moment | null;
  /**
   * What its buyer wants to be different, each time in a paragraph of its own.
   */
  change_words: string | null;
  created_at: Generated<Moment>;
  decided_at: Moment | null;
  decline_words: string | null;
  id: Generated<string>;
  language: Generated<"en" | "hi">;
  /**
   * O- and a number, the same of all its revisions.
   */
  number: string;
  order_id: string | null;
  /**
   * What each of them costs beside shipping_cost, with its tax.
   */
  parcel_price: Decimal | null;
  /**
   * To so many addresses it goes; null where it goes to one.
   */
  parcels: number | null;
  po_number: string | null;
  /**
   * The day by which all of it leaves.
   */
  promised_on: Day | null;
  quote_id: string | null;
  revision: Generated<number>;
  /**
   * Number, name, company, e-mail and phone in plain letters; made by the database.
   */
  search_text: ColumnType<string, never, never>;
  sent_at: Moment | null;
  shipping: Json | null;
  shipping_cost: Generated<Decimal>;
  /**
   * The receiver's own mobile number; null where the buyer's is theirs.
   */
  shipping_phone: string | null;
  source: "quote" | "phone" | "stall";
  state: Generated<"draft" | "sent" | "accepted" | "declined" | "expired" | "withdrawn">;
  subtotal: Generated<Decimal>;
  /**
   * As set when it was sent; null of drafts, and of what was sent before there was this.
   */
  supply_rule: "parcel" | "buyer" | null;
  total: Generated<Decimal>;
  updated_at: Generated<MomentOfUpdate>;
  /**
   * The last day on which it can be accepted.
   */
  valid_until: Day | null;
  version: Generated<number>;
  words: string | null;
}

interface OrderDiscounts {
  amount: Decimal;
  code: string | null;
  kind: "percent" | "amount" | "shipping" | "prepaid";
  order_id: string;
  position: number;
  promotion_id: string | null;
  /**
   * As it was then, as all that stands here.
   */
  title: string;
}

interface OrderDues {
  actor_id: string | null;
  amount: Decimal;
  id: Generated<string>;
  kind: "whole" | "advance" | "balance";
  /**
   * How it is to be paid, and once it is paid how it was.
   */
  method: "razorpay" | "bank" | "upi" | "cash";
  order_id: string;
  paid_at: Moment | null;
  /**
   * Of the card payment that paid it; null where the owner saw the money come.
   */
  payment_id: string | null;
  /**
   * Of a transfer, as the owner noted it.
   */
  reference: string | null;
}

interface OrderHistory {
  actor_id: string | null;
  actor_kind: "shopper" | "admin" | "system";
  created_at: Generated<Moment>;
  id: Generated<string>;
  note: string | null;
  order_id: string;
  status: string;
}

interface OrderItems {
  artisan: string | null;
  /**
   * Its share of the order's discounts, for all its pieces.
   */
  discount: Generated<Decimal>;
  hsn: string | null;
  id: Generated<string>;
  /**
   * Working days that making it takes at most, as they were when it was ordered; null: it was there.
   */
  lead_days: number | null;
  /**
   * Such as Size: Small, Colour: Red; null where there was nothing to choose.
   */
  option_text: string | null;
  order_id: string;
  /**
   * What is written on it: a list of { label, text }.
   */
  personal: Generated<Json>;
  /**
   * The part of price_at_purchase that the writing costs.
   */
  personal_price: Generated<Decimal>;
  picture_url: string | null;
  price_at_purchase: Decimal;
  /**
   * Null once the product is deleted.
   */
  product_id: string | null;
  product_name: string;
  quantity: number;
  /**
   * False for what its product's page said cannot be returned unless it arrives damaged.
   */
  returnable: Generated<boolean>;
  sku: string | null;
  /**
   * Pieces of counted stock that the line holds now.
   */
  stock_taken: Generated<number>;
  tax_rate: Decimal | null;
  /**
   * Pieces of it that makers have still to make before it can be packed.
   */
  unmade: Generated<number>;
  variant_id: string | null;
}

interface OrderRecipients {
  address_line1: string | null;
  address_line2: string | null;
  asked_at: Moment | null;
  asked_times: Generated<number>;
  city: string | null;
  created_at: Generated<Moment>;
  email: string | null;
  /**
   * When nothing but pieces and state was left of it (HOMES-17).
   */
  erased_at: Moment | null;
  /**
   * person: they gave the address themselves, and the order's buyer is not shown it.
   */
  given_by: Generated<"buyer" | "person">;
  id: Generated<string>;
  /**
   * Of the link by which they are asked; kept once they answered, and opens nothing then.
   */
  link_hash: string | null;
  link_until: Moment | null;
  name: string | null;
  /**
   * From the giver; it goes into the parcel.
   */
  note: string | null;
  order_id: string;
  phone: string | null;
  /**
   * An object: pieces by the ids of the order's lines.
   */
  pieces: Json;
  pincode: string | null;
  /**
   * The state of India; it stays when the rest is erased, for the place of supply.
   */
  region: string | null;
  /**
   * In the sheet, as a spreadsheet counts: the headings are row 1.
   */
  row: number;
  /**
   * From packed on it follows its parcel, by the trigger of shipments.
   */
  state: Generated<"wanted" | "known" | "packed" | "sent" | "there" | "back">;
  updated_at: Generated<MomentOfUpdate>;
  version: Generated<number>;
}

interface Orders {
  /**
   * Discounts and fees by name: a list of { kind, label, amount } in paise.
   */
  adjustments: Generated<Json>;
  billing_address_line1: string;
  billing_address_line2: string | null;
  billing_city: string;
  billing_country: Generated<string>;
  /**
   * Empty where its buyer gave none, by phone or at a fair: no mail is written then.
   */
  billing_email: string;
  billing_full_name: string;
  billing_phone: string | null;
  billing_pincode: string;
  billing_state: string;
  /**
   * Two digits, as GST counts the states.
   */
  billing_state_code: string | null;
  buyer_company: string | null;
  buyer_gstin: string | null;
  /**
   * In its buyer's own words.
   */
  cancel_reason: string | null;
  /**
   * Null while it is not cancelled, and for what was cancelled before this was kept.
   */
  cancelled_by: "shopper" | "admin" | "system" | null;
  /**
   * Of what went back by hand: the lines that a sum was for, and how much had gone back before it.
   */
  cash_given_for: Generated<Json>;
  /**
   * What of the cash went back to the buyer.
   */
  cash_returned: Generated<Decimal>;
  cod_collected_at: Moment | null;
  /**
   * By when a cash order must be confirmed, or it is cancelled; null: it need not be.
   */
  cod_confirm_by: Moment | null;
  cod_confirm_how: "link" | "account" | "owner" | null;
  /**
   * When the buyer, or the owner for them, said that cash will be paid.
   */
  cod_confirmed_at: Moment | null;
  /**
   * A part of its fees; 0 where nothing is asked for cash.
   */
  cod_fee: Generated<Decimal>;
  /**
   * When the buyer was reminded to confirm.
   */
  cod_reminded_at: Moment | null;
  /**
   * When an admin chose 'pending' by hand, whatever the payment.
   */
  confirmed_at: Moment | null;
  created_at: Generated<Moment>;
  currency: Generated<"INR">;
  damage_hours: number | null;
  delivered_at: Moment | null;
  /**
   * What the lines' discounts come to.
   */
  discount_total: Generated<Decimal>;
  /**
   * The buyer deleted the account: contact details go as soon as the order is closed.
   */
  erase_when_closed: Generated<boolean>;
  fees: Generated<Decimal>;
  fulfilment_state: Generated<"pending" | "processing" | "shipped" | "delivered" | "cancelled">;
  /**
   * The message in a gift's parcel, as its buyer typed it.
   */
  gift_note: string | null;
  /**
   * A part of its fees; 0 where nothing is wrapped.
   */
  gift_wrap_cost: Generated<Decimal>;
  /**
   * Signed keys of mailbox, phones, account and network of an unpaid card order; forgotten once it is paid.
   */
  held_by: string[] | null;
  id: Generated<string>;
  idempotency_key: string | null;
  internal_note: string | null;
  is_gift: Generated<boolean>;
  /**
   * Of its mails, whoever causes them.
   */
  language: Generated<"en" | "hi">;
  /**
   * The owner lets it be sent before all of it is paid.
   */
  may_leave_unpaid: Generated<boolean>;
  /**
   * JC- and a millisecond timestamp; unique.
   */
  order_id_text: string;
  /**
   * When the owner was written to about it.
   */
  owner_told_at: Moment | null;
  /**
   * When its packing slip was printed, or the owner said that it is being packed.
   */
  packed_at: Moment | null;
  paid_at: Moment | null;
  /**
   * None of an order that came to nothing.
   */
  payment_method: "razorpay" | "cod" | "bank" | "none";
  payment_reason: string | null;
  payment_state: Generated<"awaiting" | "failed" | "part_paid" | "captured" | "refunded" | "cod_due" | "cod_collected">;
  /**
   * The methods of its order_dues, each once, as they fall due; null where it has none.
   */
  payment_ways: string[] | null;
  /**
   * What its phone is known by, signed with the shop's secret; null where there is none.
   */
  phone_key: string | null;
  placed_at: Generated<Moment>;
  /**
   * The number of a company's own purchase order, as its buyer gave it.
   */
  po_number: string | null;
  razorpay_order_id: string | null;
  razorpay_payment_id: string | null;
  /**
   * The day by which all of it leaves, in India; null where nothing of it is made to order.
   */
  ready_by: Day | null;
  /**
   * When the owner last promised the day in ready_by; null where the program counted it.
   */
  ready_by_set_at: Moment | null;
  refund_due: Generated<boolean>;
  /**
   * From its delivery on; null where it was placed before this was kept: as the settings say.
   */
  return_days: number | null;
  /**
   * A part of its total, below zero where it lowers it; no tax is in it.
   */
  rounding: Generated<Decimal>;
  /**
   * Number, name, e-mail and phone in lower case; made by the database.
   */
  search_text: ColumnType<string, never, never>;
  shipping_address_line1: string;
  shipping_address_line2: string | null;
  shipping_city: string;
  shipping_cost: Decimal;
  shipping_country: Generated<string>;
  shipping_full_name: string;
  shipping_method: Generated<"standard" | "express">;
  /**
   * The receiver's own mobile number; null where the billing phone is theirs.
   */
  shipping_phone: string | null;
  shipping_pincode: string;
  shipping_state: string;
  shipping_state_code: string | null;
  status: Generated<"awaiting_razorpay_payment" | "pending_cod_confirmation" | "pending" | "processing" | "shipped" | "delivered" | "cancelled" | "payment_init_failed" | "payment_verification_failed" | "payment_modal_dismissed" | "payment_failed_razorpay" | "payment_error_generic">;
  stock_held_again_at: Moment | null;
  /**
   * Until when an unpaid card order holds counted stock and uses of promotions; null when it holds none.
   */
  stock_held_until: Moment | null;
  subtotal: Decimal;
  /**
   * It was loaded, with sums that do not add up.
   */
  sums_as_loaded: Generated<boolean>;
  /**
   * Where a company's order is supplied: where the parcel goes, or where the buyer is registered.
   */
  supply_rule: Generated<"parcel" | "buyer">;
  total_amount: Decimal;
  /**
   * As it was loaded or typed before there were parcels; where the order has one, that says it.
   */
  tracking_number: string | null;
  /**
   * The same of the link.
   */
  tracking_url: string | null;
  updated_at: Generated<MomentOfUpdate>;
  /**
   * Null for guests.
   */
  user_id: string | null;
  version: Generated<number>;
  /**
   * Working days on the way to its PIN code, as they were known when it was placed; null: the usual ones.
   */
  way_days: number | null;
}

interface PasskeyChallenges {
  challenge: string;
  expires_at: Moment;
  /**
   * SHA-256 of what the browser that asked holds in a cookie.
   */
  token_hash: string;
  use: "add" | "sign-in" | "confirm";
  user_id: string | null;
}

interface Passkeys {
  /**
   * Of the uses, as the device counts them; 0 where it counts none. One that does not grow is a copy's.
   */
  counter: number;
  credential_id: string;
  id: Generated<string>;
  last_used_at: Moment | null;
  made_at: Moment;
  name: string;
  public_key: string;
  transports: string[];
  user_id: string;
}

interface PaymentEvents {
  attempts: Generated<number>;
  body: string;
  event: string;
  event_id: string;
  last_error: string | null;
  next_attempt_at: Generated<Moment>;
  processed_at: Moment | null;
  received_at: Generated<Moment>;
}

interface PaymentOrders {
  amount_paise: number;
  checks: Generated<number>;
  claimed_until: Moment | null;
  created_at: Generated<Moment>;
  currency: Generated<string>;
  /**
   * The part of the order that it is to pay; null where that is all of it.
   */
  due_id: string | null;
  id: Generated<string>;
  /**
   * Of a cash order: how its bill changes once this is paid, as it was offered; null of a card order.
   */
  instead_of_cash: Json | null;
  /**
   * When the provider is asked next whether somebody paid; null: never again.
   */
  next_check_at: Moment | null;
  order_id: string;
  /**
   * Null while it is being made.
   */
  razorpay_order_id: string | null;
  state: Generated<"making" | "live" | "gone">;
}

interface PaymentRefunds {
  /**
   * Null for a refund made at the provider's own dashboard.
   */
  actor_id: string | null;
  amount_paise: number;
  attempts: Generated<number>;
  created_at: Generated<Moment>;
  /**
   * The lines and pieces that it is for, with their paise; null where nobody said.
   */
  given_for: Json | null;
  id: Generated<string>;
  idempotency_key: string;
  last_error: string | null;
  next_attempt_at: Moment | null;
  order_id: string;
  razorpay_payment_id: string;
  /**
   * Null until the provider has answered.
   */
  razorpay_refund_id: string | null;
  state: Generated<"requested" | "pending" | "processed" | "failed">;
  updated_at: Generated<MomentOfUpdate>;
}

interface Payments {
  amount_paise: number;
  /**
   * When the shop first heard that its money is there; null of older ones: created_at.
   */
  captured_at: Moment | null;
  created_at: Generated<Moment>;
  currency: string;
  /**
   * The part of its order that it paid; null where that is all of it.
   */
  due_id: string | null;
  error_description: string | null;
  error_reason: string | null;
  /**
   * Paid from abroad, as the provider says; null: it was not asked yet.
   */
  international: boolean | null;
  method: string | null;
  order_id: string;
  outcome: Generated<"none" | "confirmed" | "surplus" | "mismatch">;
  razorpay_order_id: string;
  razorpay_payment_id: string;
  /**
   * Money that has to go back: not the order's sum, a second time, or for an order that can't be sent.
   */
  refund_due: Generated<boolean>;
  status: string;
  updated_at: Generated<MomentOfUpdate>;
}

interface PictureOriginals {
  created_at: Generated<Moment>;
  /**
   * What was done to it; empty where it was taken as it came.
   */
  edit: Generated<string>;
  /**
   * The key of a private file; pictures made from the same photograph share it.
   */
  original: string;
  url: string;
}

interface PicturesToDraw {
  row_id: string;
}

interface Pincodes {
  cod: Generated<boolean>;
  /**
   * Working days on the way; null: the method's usual ones.
   */
  days: number | null;
  pincode: string;
  serviceable: Generated<boolean>;
}

interface PolicyPages {
  html: string;
  meta_description: string | null;
  slug: string;
  title: string;
  updated_at: Generated<MomentOfUpdate>;
  version: Generated<number>;
}

interface ProductOptions {
  name: string;
  position: number;
  product_id: string;
  /**
   * Each value's part of a variant's key, in the values' order; null where they follow from the values.
   */
  slugs: string[] | null;
  /**
   * In the order in which a shopper reads them.
   */
  values: string[];
}

interface Products {
  /**
   * The maker's name as shown; artisan_id leads to the profile.
   */
  artisan: Generated<string>;
  artisan_id: string | null;
  /**
   * The maker's name in plain letters; made by the database.
   */
  artisan_key: ColumnType<string, never, never>;
  category: Generated<"bags" | "accessories" | "decor" | "other">;
  /**
   * For which of its pieces certificates are issued: all, none, or all if it is limited.
   */
  certificate: Generated<"limited" | "always" | "never">;
  collection: Generated<"core" | "artisanal" | "limited">;
  consumer_care: string | null;
  /**
   * The country of origin as it is compared; null is as in the settings. Made by the database.
   */
  country_key: ColumnType<string | null, never, never>;
  created_at: Generated<Moment>;
  /**
   * HTML.
   */
  description: Generated<string>;
  edition: string | null;
  featured: Generated<boolean>;
  /**
   * Comma-separated.
   */
  features: string | null;
  handles: string | null;
  /**
   * Is price, or the sale's, what any variant costs?
   */
  has_base_price: ColumnType<boolean, never, never>;
  /**
   * Shoppers see nothing of it; admins can look at it and order it.
   */
  hidden: Generated<boolean>;
  hsn: string | null;
  id: Generated<string>;
  image_alt_texts: Generated<string[]>;
  images: Generated<string[]>;
  in_stock: Generated<boolean>;
  lead_days_from: number | null;
  /**
   * Working days after which it has left at the latest.
   */
  lead_days_to: number | null;
  limited: Generated<boolean>;
  made_by: string | null;
  /**
   * In English: November 2026.
   */
  made_month: string | null;
  /**
   * Made when it is ordered; stock_count then says nothing.
   */
  made_to_order: Generated<boolean>;
  making_group: string | null;
  /**
   * As much work as so many pieces of weight 1.
   */
  making_weight: Generated<number>;
  material: string | null;
  /**
   * Rupees of material in a piece; null where nobody has said.
   */
  material_cost: Decimal | null;
  meta_description: string | null;
  meta_title: string | null;
  name: string;
  net_quantity: string | null;
  og_description: string | null;
  og_image_url: string | null;
  og_title: string | null;
  /**
   * Null, as of the four beside it: as in the settings.
   */
  origin_country: string | null;
  /**
   * The lowest of the prices that its variants have of their own.
   */
  own_price_from: ColumnType<string | null, never, never>;
  /**
   * What can be written on it: a list of { label, most (letters), required, price (paise) }.
   */
  personal: Generated<Json>;
  price: Decimal;
  /**
   * What lists filter and sort by: the price of the moment, kept by the shop's clock.
   */
  price_now: ColumnType<string, never, never>;
  /**
   * From then on price_now has to be looked at again; null: never.
   */
  price_turns_at: ColumnType<string | null, never, never>;
  /**
   * Do its variants cost different sums?
   */
  price_varies: ColumnType<boolean, never, never>;
  /**
   * Of its shown reviews; the database counts.
   */
  rating_count: Generated<number>;
  /**
   * Of their stars; the database adds up.
   */
  rating_sum: Generated<number>;
  returnable: Generated<boolean>;
  sale_from: Moment | null;
  /**
   * What it costs from sale_from until sale_until; either end may be open.
   */
  sale_price: Decimal | null;
  sale_until: Moment | null;
  /**
   * Name A, artisan, category and SKU B, description C; a joined SKU also whole, behind '#'; search_hindi.
   */
  search: ColumnType<string | null, never, never>;
  /**
   * The words of its Hindi texts, name A, the others C; kept by triggers of translations alone.
   */
  search_hindi: string | null;
  seo_keywords: string | null;
  /**
   * Where it is counted, by collection, category, technique and band of today's price; made by the database.
   */
  shelf: ColumnType<number, never, never>;
  /**
   * Its page says who gets what of its price, as long as what was paid bears it out.
   */
  shows_makers: Generated<boolean>;
  size: string | null;
  sku: string | null;
  sku_key: ColumnType<string | null, never, never>;
  slug: string;
  /**
   * What slugs are told apart by, made by a trigger; of two that clashed, the younger one's ends with its id.
   */
  slug_key: ColumnType<string | null, never, never>;
  /**
   * What the name is sorted by, as people read it; made by the database.
   */
  sort_name: ColumnType<string, never, never>;
  /**
   * Null means: not counted.
   */
  stock_count: number | null;
  story: string | null;
  tax_rate: Decimal | null;
  technique: Generated<"hand-painted" | "embroidered" | "printed" | "other">;
  updated_at: Generated<MomentOfUpdate>;
  /**
   * How many it has. From one on, in_stock, stock_count and the three prices after this follow from them.
   */
  variants: ColumnType<number, never, never>;
  version: Generated<number>;
  weight: string | null;
}

interface ProductSteps {
  /**
   * How long a maker works at a piece, for the owner alone.
   */
  hours: Decimal | null;
  name: string;
  pieces_week: number | null;
  position: number;
  product_id: string;
  /**
   * Rupees that a maker gets for a piece; null where it is agreed each time.
   */
  rate: Decimal | null;
}

interface ProductVariants {
  /**
   * What it was called before, the latest last: a list of { key, values }, for old links and carts.
   */
  former: Generated<Json>;
  id: Generated<string>;
  in_stock: Generated<boolean>;
  /**
   * Its values as an address and a cart say them, such as small-red.
   */
  key: string;
  /**
   * One of the product's pictures; null: the first.
   */
  picture: string | null;
  position: number;
  /**
   * Null: the product's, with its sale.
   */
  price: Decimal | null;
  product_id: string;
  sku: string | null;
  /**
   * Null: not counted.
   */
  stock_count: number | null;
  /**
   * One of each of its product's options, in their order.
   */
  values: string[];
  version: Generated<number>;
  weight: string | null;
}

interface Profiles {
  created_at: Generated<Moment>;
  /**
   * Lower case, unique.
   */
  email: string;
  email_verified: Generated<boolean>;
  full_name: Generated<string>;
  id: Generated<string>;
  image: string | null;
  /**
   * In which they signed up; what the shop orders for them is told in it.
   */
  language: Generated<"en" | "hi">;
  /**
   * Of the staff alone; a customer's is not kept.
   */
  last_sign_in_at: Moment | null;
  /**
   * Of an admin who may not do everything; null for who may, and for customers.
   */
  permissions: string[] | null;
  phone: string | null;
  role: Generated<"user" | "admin">;
  /**
   * In which one of the staff reads the admin area and their mails; null: as their browser asks.
   */
  staff_language: "en" | "hi" | null;
  /**
   * Rises with each change of what they may do in the admin area.
   */
  staff_version: Generated<number>;
  updated_at: Generated<MomentOfUpdate>;
}

interface Promotions {
  active: Generated<boolean>;
  cap: Decimal | null;
  /**
   * Null for one that applies by itself; unique by lower case.
   */
  code: string | null;
  created_at: Generated<Moment>;
  ends_at: Moment | null;
  first_order: Generated<boolean>;
  id: Generated<string>;
  kind: "percent" | "amount" | "shipping" | "prepaid";
  min_subtotal: Generated<Decimal>;
  most_per_person: number | null;
  most_uses: number | null;
  /**
   * Does the home page show its code, as long as it runs?
   */
  on_home: Generated<boolean>;
  scope: Generated<"all" | "collection" | "category" | "products">;
  /**
   * Collections, categories or ids of products.
   */
  scope_words: Generated<string[]>;
  starts_at: Moment | null;
  title: string;
  updated_at: Generated<MomentOfUpdate>;
  /**
   * Uses that were not given back; counted only where most_uses is set, so that others never wait.
   */
  used: Generated<number>;
  /**
   * Per cent or rupees; null takes off all that shipping costs.
   */
  value: Decimal | null;
  version: Generated<number>;
}

interface PromotionUses {
  created_at: Generated<Moment>;
  order_id: string;
  /**
   * The order's total, which changes only where a card pays it instead of cash.
   */
  order_total: Decimal | null;
  /**
   * Of the buyer's e-mail and phone, by the shop's secret; empty for what applied by itself or was forgotten.
   */
  person_key: Generated<string[]>;
  promotion_id: string;
  /**
   * Held by an unpaid card order, used, or given back.
   */
  state: "held" | "used" | "given_back";
}

interface PushDeliveries {
  attempts: Generated<number>;
  device_id: string;
  event_id: string;
  next_attempt_at: Generated<Moment>;
  /**
   * Unclear from when it is sent until its answer is known: never sent again.
   */
  state: Generated<"waiting" | "unclear" | "rung" | "failed">;
  status: number | null;
}

interface PushDevices {
  artisan_id: string | null;
  auth: string;
  device: string;
  endpoint: string;
  id: Generated<string>;
  made_at: Generated<Moment>;
  p256dh: string;
  profile_id: string | null;
  rung_at: Moment | null;
  /**
   * In which its owner is signed in there: it ends when they sign out.
   */
  session_id: string | null;
}

interface PushEvents {
  /**
   * The order's id, the lot's, or the id of who tries their phone.
   */
  about: string;
  facts: Generated<Json>;
  happened_at: Generated<Moment>;
  id: Generated<string>;
  kind: "order" | "refund" | "work" | "try";
  once: string | null;
}

interface PushKeys {
  id: Generated<boolean>;
  made_at: Generated<Moment>;
  /**
   * What signs, encrypted with a key that is made from the shop's secret.
   */
  private_key: string;
  public_key: string;
}

interface RateLimits {
  count: Generated<number>;
  key: string;
  window_start: Generated<Moment>;
}

interface RecipientLists {
  /**
   * As the offer said when it was accepted; what differs is asked with the balance.
   */
  agreed_parcels: number;
  created_at: Generated<Moment>;
  order_id: string;
  parcel_price: Decimal;
  /**
   * When its buyer asked that those who are known be sent before the others.
   */
  send_known_at: Moment | null;
  updated_at: Generated<MomentOfUpdate>;
  /**
   * When its buyer last gave a sheet.
   */
  uploaded_at: Moment | null;
  version: Generated<number>;
}

interface RecoveryCodes {
  /**
   * SHA-256 of the code, which is kept nowhere.
   */
  code_hash: string;
  used_at: Moment | null;
  user_id: string;
}

interface RemittanceColumns {
  /**
   * In lower case.
   */
  carrier: string;
  /**
   * Which heading of its file has what, as the owner chose once.
   */
  columns: Json;
  name: string;
}

interface RemittanceLines {
  awb: string;
  /**
   * In lower case: a parcel's number is a courier's own.
   */
  carrier: string;
  charges_paise: number;
  collected_paise: number;
  /**
   * What the parcel was to bring, as it was when this was read; null of a parcel that is none of the shop's.
   */
  expected_paise: number | null;
  kind: "brought" | "taken_back";
  /**
   * No foreign key: what came stays written when an order is gone.
   */
  order_id: string | null;
  remittance_id: string;
  state: "matched" | "short" | "over" | "unknown" | "twice";
}

interface Remittances {
  /**
   * What its lines brought, less their charges.
   */
  amount_paise: Generated<number>;
  carrier: string;
  created_at: Generated<Moment>;
  id: Generated<string>;
  on_date: Day;
  /**
   * The bank's reference; empty where the courier names none: then its day tells it apart.
   */
  utr: Generated<string>;
}

interface ReturnItems {
  order_item_id: string;
  quantity: number;
  received: Generated<number>;
  request_id: string;
  /**
   * Of what was received; goes back to stock.
   */
  resellable: Generated<number>;
}

interface ReturnRequests {
  actor_id: string | null;
  approved_at: Moment | null;
  comment: string | null;
  decline_words: string | null;
  declined_at: Moment | null;
  id: Generated<string>;
  /**
   * Made with the form: what is sent twice is one request.
   */
  idempotency_key: string | null;
  /**
   * The damage was told after the shop's hours for it.
   */
  is_late: Generated<boolean>;
  kind: "return" | "exchange" | "damage";
  /**
   * R- and a number, as its buyer reads it.
   */
  number: string;
  order_id: string;
  /**
   * Among the shop's files that only its buyer and the owner may see.
   */
  photos: Generated<string[]>;
  reason: string;
  received_at: Moment | null;
  /**
   * What was settled, shipping included; null until then.
   */
  refund: Decimal | null;
  /**
   * Under which its money is in payment_refunds; that of its last settling.
   */
  refund_key: string | null;
  refund_shipping: Generated<Decimal>;
  requested_at: Generated<Moment>;
  resolution: "refund" | "refund_by_hand" | "exchange" | "replacement" | "nothing" | null;
  /**
   * Such as 'Kohbar Tote (Size: Large) × 1'.
   */
  sent_instead: string | null;
  /**
   * For its buyer, where nothing was given or more is to be said.
   */
  settle_words: string | null;
  settled_at: Moment | null;
  state: Generated<"requested" | "approved" | "declined" | "received" | "settled" | "withdrawn">;
  updated_at: Generated<MomentOfUpdate>;
  /**
   * Where cash goes back to; erased 30 days after it was settled.
   */
  upi_id: string | null;
  version: Generated<number>;
  wish: "refund" | "exchange" | "replacement";
  wished_variant: string | null;
  withdrawn_at: Moment | null;
}

interface ReviewInvites {
  invited_at: Generated<Moment>;
  order_id: string;
  /**
   * Its buyer wants no more of them.
   */
  stopped_at: Moment | null;
}

interface Reviews {
  /**
   * A first name, as everybody reads it.
   */
  author: string;
  body: string;
  created_at: Generated<Moment>;
  hidden_reason: "insult" | "personal_details" | "off_topic" | "advertising" | "unlawful" | null;
  id: Generated<string>;
  order_item_id: string;
  /**
   * Among the shop's files that nobody sees before the review is shown.
   */
  photos: Generated<string[]>;
  product_id: string;
  replied_at: Moment | null;
  reply: string | null;
  /**
   * Since when everybody sees it, an edit later than that; null: nobody does.
   */
  shown_at: Moment | null;
  shown_body: string | null;
  shown_photos: Generated<string[]>;
  shown_stars: number | null;
  shown_title: string | null;
  stars: number;
  /**
   * Of what was written last; what is shown may be older.
   */
  state: Generated<"pending" | "shown" | "hidden">;
  title: string | null;
  updated_at: Generated<MomentOfUpdate>;
  version: Generated<number>;
}

interface SearchLexemes {
  /**
   * The words of the search's index; no other than from 'a' on.
   */
  lexeme: string;
}

interface SearchSynonyms {
  /**
   * The line of the group among all, from 1 on.
   */
  position: number;
  words: string[];
}

interface SecondFactors {
  enabled_at: Moment;
  /**
   * The half minute since 1970 whose code was taken last: it and those before are taken no more.
   */
  last_step: number;
  /**
   * Encrypted with a key that is derived from the secret of the shop.
   */
  secret: string;
  user_id: string;
}

interface SettlementLines {
  amount_paise: number;
  created_at: Moment;
  credit_paise: number;
  debit_paise: number;
  dispute_id: string | null;
  entity_id: string;
  fee_paise: number;
  method: string | null;
  on_hold: boolean;
  payment_id: string | null;
  settled_at: Moment | null;
  /**
   * Null while the provider keeps it back. No foreign key: its lines may be read before it.
   */
  settlement_id: string | null;
  tax_paise: number;
  type: "payment" | "refund" | "transfer" | "adjustment";
}

interface SettlementReading {
  claimed_until: Moment | null;
  /**
   * The newest event about a settlement that a reading has seen.
   */
  hint_at: Moment | null;
  id: Generated<boolean>;
  read_at: Moment | null;
  /**
   * The bank has all payments captured before it, as the last reading found; null: nobody has looked.
   */
  waiting_since: Moment | null;
}

interface Settlements {
  amount_paise: number;
  created_at: Moment;
  /**
   * With their GST, which tax_paise says.
   */
  fees_paise: number;
  id: string;
  state: "created" | "processed" | "failed";
  tax_paise: number;
  updated_at: Generated<MomentOfUpdate>;
  utr: string | null;
}

interface SharedLists {
  created_at: Generated<Moment>;
  id: Generated<string>;
  /**
   * Their ids, in order; also of products that are gone by now, which are counted as that.
   */
  products: string[];
  profile_id: string;
  /**
   * As a stranger typed it: at most 60 letters, as people count them.
   */
  title: string;
  /**
   * Opens the list at /list; 128 bits of chance. Its owner reads it again on the page of the list.
   */
  token: string;
  updated_at: Generated<Moment>;
  version: Generated<number>;
}

interface Shelves {
  available: Generated<number>;
  category: string;
  collection: string;
  id: number;
  price_band: string;
  /**
   * How many are alike in everything that the catalogue filters by; kept by triggers, written by nobody else.
   */
  products: Generated<number>;
  /**
   * Those of its products that are not hidden.
   */
  shown: Generated<number>;
  technique: string;
}

interface ShipmentItems {
  order_item_id: string;
  quantity: number;
  shipment_id: string;
}

interface Shipments {
  /**
   * When the carrier is asked next where it is; null: not again.
   */
  ask_at: Moment | null;
  /**
   * The number by which the courier follows it (air waybill).
   */
  awb: string | null;
  booked_at: Moment | null;
  /**
   * Whoever books it must be done by then, or another may go on.
   */
  booking_claimed_until: Moment | null;
  /**
   * Which answer of the carrier's is waited for; null when none is.
   */
  booking_step: "order" | "awb" | "pickup" | "label" | "cancel" | null;
  booking_tries: Generated<number>;
  /**
   * hand: the owner took it there herself, and follows it by what she types.
   */
  carrier: Generated<"hand" | "shiprocket">;
  carrier_order_id: string | null;
  carrier_shipment_id: string | null;
  /**
   * What the courier collects at the door.
   */
  cash_to_collect: Generated<Decimal>;
  /**
   * As the courier measured it; null until it told.
   */
  charged_grams: number | null;
  /**
   * What the carrier takes for it.
   */
  charges: Decimal | null;
  courier: string | null;
  courier_id: number | null;
  created_at: Generated<Moment>;
  delivered_at: Moment | null;
  direction: Generated<"out" | "back">;
  expected_on: Day | null;
  height_cm: number | null;
  id: Generated<string>;
  /**
   * What is in it in place of its lines' goods, as many pieces as theirs; null: those goods.
   */
  instead_name: string | null;
  /**
   * Such as 'Size: Large'.
   */
  instead_option: string | null;
  /**
   * The product's id, which may be gone by now.
   */
  instead_product: string | null;
  /**
   * The label as the carrier drew it, among the shop's files.
   */
  label: string | null;
  length_cm: number | null;
  /**
   * The carrier knows the parcel as the order's number, a hyphen and this.
   */
  number: number;
  order_id: string;
  /**
   * Of the packed parcel, among the shop's files.
   */
  photo: string | null;
  picked_up_at: Moment | null;
  /**
   * Whose home it goes to; null where it goes to the order's own address.
   */
  recipient_id: string | null;
  /**
   * What brings pieces back, or replaces them, for a request; the latter counts in no line's pieces.
   */
  return_request_id: string | null;
  state: Generated<"draft" | "booking" | "booked" | "picked_up" | "moving" | "out_for_delivery" | "attempt_failed" | "delivered" | "rto" | "rto_received" | "cancelled">;
  tracking_url: string | null;
  /**
   * Why it could not be booked, or went wrong on its way, in the carrier's words.
   */
  trouble: string | null;
  updated_at: Generated<MomentOfUpdate>;
  version: Generated<number>;
  /**
   * When that was heard.
   */
  weighed_at: Moment | null;
  weight_grams: number | null;
  width_cm: number | null;
}

interface ShopSettings {
  facts: Generated<Json>;
  id: Generated<boolean>;
  /**
   * Whoever works in the admin area needs two-step sign-in.
   */
  two_step_required: Generated<boolean>;
  updated_at: Generated<MomentOfUpdate>;
  version: Generated<number>;
}

interface SignInSteps {
  /**
   * The name of a browser in which its owner signed in before; null of strangers.
   */
  browser: string | null;
  expires_at: Moment;
  token_hash: string;
  user_id: string;
  wrong: Generated<number>;
}

interface SlugHistory {
  created_at: Generated<Moment>;
  kind: "product" | "post" | "artisan";
  /**
   * Written by a trigger whenever a slug changes; of an artisan a former name, in small letters.
   */
  slug: string;
  target_id: string;
}

interface SoldOutTold {
  product_id: string;
  told_at: Generated<Moment>;
  variant_id: string | null;
}

interface StaffInvitations {
  email: string;
  expires_at: Moment;
  full_name: string;
  id: Generated<string>;
  invited_by: string | null;
  /**
   * Null where an owner was invited.
   */
  permissions: string[] | null;
  sent_at: Moment;
  /**
   * SHA-256 of what the mail's link carries, which is kept nowhere.
   */
  token_hash: string;
  version: Generated<number>;
}

interface StallCodes {
  code_hash: string;
  good_until: Moment;
  made_by: string;
  name: string;
}

interface StallDevices {
  id: Generated<string>;
  /**
   * Its series is S and this; it keeps it from fair to fair, and no other device ever gets it.
   */
  letter: string;
  name: string;
  paired_at: Moment;
  revoked_at: Moment | null;
  secret_hash: string;
  seen_at: Moment | null;
  version: Generated<number>;
  /**
   * So many sales it held back when it was last heard of, by its own word.
   */
  waiting: Generated<number>;
}

interface StallGoods {
  back: Generated<number>;
  id: Generated<string>;
  /**
   * Set at its end: taken = sold + back + lost; below zero where more was sold than taken.
   */
  lost: number | null;
  name: string;
  option_text: string | null;
  /**
   * It stays when the product is deleted, and its name with it.
   */
  product_id: string;
  sold: Generated<number>;
  stall_id: string;
  taken: Generated<number>;
  variant_id: string | null;
}

interface StallLists {
  body: Json;
  /**
   * Of the SHA-256 of the rest.
   */
  id: string;
  made_on: Day;
  stall_id: string;
}

interface StallOrders {
  order_id: string;
  stall_id: string;
}

interface Stalls {
  cash_counted: Decimal | null;
  /**
   * What was to be in the till when it was closed: later sales make a difference to it.
   */
  cash_expected: Decimal | null;
  cash_note: string | null;
  /**
   * The cash that its till begins with.
   */
  change_given: Generated<Decimal>;
  closed_at: Moment | null;
  closed_by: string | null;
  created_at: Generated<Moment>;
  id: Generated<string>;
  name: string;
  note: string | null;
  opens_on: Day | null;
  place: string;
  updated_at: Generated<MomentOfUpdate>;
  version: Generated<number>;
}

interface StallSales {
  /**
   * By the device's clock; when it arrived where that can't be read.
   */
  at: Moment;
  /**
   * As the device sent it; it names nobody who bought.
   */
  body: Json;
  counter: number;
  device_id: string;
  /**
   * The shop's, of a number that was cancelled: its month's documents name it.
   */
  gstin: string | null;
  /**
   * False of another sale under a number that was taken already.
   */
  holds_number: boolean;
  id: string;
  is_void: Generated<boolean>;
  looked_at: Moment | null;
  looked_by: string | null;
  looked_note: string | null;
  order_id: string | null;
  received_at: Moment;
  stall_id: string | null;
  state: "kept" | "booked" | "trouble";
  trouble: "illegible" | "doubled" | "list" | "goods" | "sum" | "large" | "ahead" | "early" | "year" | null;
  void_reason: string | null;
  year: string;
}

interface StallSeries {
  device_id: string;
  /**
   * Up to this number all are booked, void or in trouble.
   */
  done: Generated<number>;
  /**
   * Up to this number all are here.
   */
  have: Generated<number>;
  /**
   * The highest number that the device says it has given.
   */
  last: Generated<number>;
  year: string;
}

interface StockAlerts {
  asked_at: Generated<Moment>;
  /**
   * When it came into its state.
   */
  changed_at: Generated<Moment>;
  /**
   * In lower case.
   */
  email: string;
  id: Generated<string>;
  language: Generated<"en" | "hi">;
  product_id: string;
  state: Generated<"unconfirmed" | "waiting" | "told" | "stopped">;
  /**
   * Opens the page of the mails' links, which confirms and stops it.
   */
  token: string;
  /**
   * The key of the variant that is waited for; empty: the product, in whichever variant.
   */
  variant: Generated<string>;
}

interface StockMails {
  id: Generated<boolean>;
  /**
   * The Monday, in India, whose mail was written or had nothing to say.
   */
  told_week: Day;
}

interface TallyLedgers {
  /**
   * By kind; what is missing is called as the shop calls it.
   */
  names: Generated<Json>;
  shop: Generated<"shop">;
}

interface TextDrafts {
  hindi_html: string;
  hindi_meta: string | null;
  hindi_title: string;
  html: string;
  /**
   * It is a draft no more: buyers see these words, or what became of them.
   */
  is_shown: Generated<boolean>;
  /**
   * A policy's slug, or which of the drafted answers it is.
   */
  key: string;
  kind: "policy" | "faq";
  meta_description: string | null;
  /**
   * Of an answer its question.
   */
  title: string;
  version: Generated<number>;
}

interface Translations {
  field: string;
  /**
   * What the record is; a word is a text that many records share, and its own English.
   */
  kind: "product" | "artisan" | "post" | "faq" | "policy" | "promotion" | "shop" | "word";
  language: "hi";
  record_id: string;
  /**
   * SHA-256 of the English text that it says in another language.
   */
  source_hash: string;
  text: string;
  updated_at: Generated<Moment>;
}

interface UpiClaims {
  due_id: string;
  /**
   * Of the UPI payment, twelve digits; null once the owner has not found it, so that it may be given again.
   */
  reference: string | null;
  /**
   * When its buyer last said so.
   */
  said_at: Moment;
}

interface Uploads {
  actor_id: string | null;
  created_at: Generated<Moment>;
  doomed_at: Moment | null;
  url: string;
}

interface VisitDays {
  /**
   * Pages that were answered to programs.
   */
  bot_pages: Generated<number>;
  carts: Generated<number>;
  checkouts: Generated<number>;
  /**
   * When its marks and its salt were thrown away.
   */
  closed_at: Moment | null;
  day: Day;
  /**
   * How many visitors were told apart, those of the staff too.
   */
  marks: Generated<number>;
  orders: Generated<number>;
  /**
   * Visits that came at least so far, as each of the columns after it.
   */
  products: Generated<number>;
  /**
   * Of a day that is closed; today's are counted from its marks, as the columns after it are.
   */
  visits: Generated<number>;
}

interface VisitMarks {
  day: Day;
  is_staff: boolean;
  /**
   * A part of a hash of the day's salt, network address and browser.
   */
  mark: number;
  /**
   * 1 a page, 2 a product, 3 the cart, 4 the checkout, 5 an order.
   */
  reached: number;
  source_id: number | null;
}

interface VisitSalts {
  day: Day;
  salt: Buffer;
}

interface VisitSourceMonths {
  campaign: string;
  host: string;
  medium: string;
  /**
   * Its first day: what visit_sources had of that month.
   */
  month: Day;
  orders: number;
  source: string;
  visits: number;
}

interface VisitSources {
  campaign: string;
  day: Day;
  /**
   * Of the page whose link was followed, never its path.
   */
  host: string;
  id: Generated<number>;
  medium: string;
  orders: Generated<number>;
  /**
   * utm_source; empty where an address had none, and the host says where from.
   */
  source: string;
  /**
   * Of a day that is closed, as orders.
   */
  visits: Generated<number>;
}

interface WebhookDeliveries {
  answer: string | null;
  attempted_at: Moment | null;
  attempts: Generated<number>;
  delivered_at: Moment | null;
  endpoint_id: string;
  event_id: string;
  id: Generated<string>;
  /**
   * Who claims it moves this ahead, so that nobody else sends it meanwhile.
   */
  next_attempt_at: Generated<Moment>;
  state: Generated<"waiting" | "delivered" | "failed">;
  /**
   * Of the last answer; null where there was none.
   */
  status: number | null;
}

interface WebhookEndpoints {
  events: string[];
  failing_since: Moment | null;
  /**
   * Signs beside the new one for a while after the change.
   */
  former_secret: string | null;
  former_until: Moment | null;
  id: Generated<string>;
  made_at: Moment;
  /**
   * Or who changed or resumed it last. Null where nobody knows.
   */
  made_by: string | null;
  /**
   * What signs, encrypted with a key that is made from the shop's secret.
   */
  secret: string;
  /**
   * Paused by its owner, or stopped by the shop after a day of failing.
   */
  state: Generated<"on" | "paused" | "stopped">;
  url: string;
  version: Generated<number>;
}

interface WebhookEvents {
  data: Json;
  happened_at: Generated<Moment>;
  id: Generated<string>;
  type: string;
}

interface WhatsappConsents {
  alert_id: string | null;
  artisan_id: string | null;
  /**
   * When it was taken back, or given anew; null while it holds.
   */
  ended_at: Moment | null;
  given_at: Moment;
  id: Generated<string>;
  language: Generated<"en" | "hi">;
  order_id: string | null;
  /**
   * With its country and without signs, as WhatsApp takes it.
   */
  phone: string;
  profile_id: string | null;
  /**
   * The version of the words beside the box that was ticked.
   */
  words: string;
}

interface WhatsappMessages {
  attempted_at: Moment | null;
  changed_at: Generated<Moment>;
  consent_id: string;
  created_at: Generated<Moment>;
  /**
   * Meta's, of a message that it refused.
   */
  error_code: number | null;
  id: Generated<string>;
  /**
   * Of the mail that it goes beside, or of the work that it tells of: one message each.
   */
  key: string;
  next_attempt_at: Generated<Moment>;
  order_id: string | null;
  /**
   * unclear: perhaps taken, and never sent again; dropped: there is nothing to say any more.
   */
  state: Generated<"waiting" | "sending" | "sent" | "delivered" | "read" | "failed" | "unclear" | "dropped" | "stopped">;
  /**
   * By which it was sent; null until then.
   */
  template: string | null;
  /**
   * Of the token that Meta refused as ended, by which nobody can tell it.
   */
  token_mark: string | null;
  tries: Generated<number>;
  /**
   * Meta's name for it, by which its statuses come.
   */
  wamid: string | null;
}

interface WhatsappStopKey {
  id: Generated<boolean>;
  key: string;
}

interface WhatsappStops {
  /**
   * When it last said START: the later word counts.
   */
  begun_at: Moment | null;
  /**
   * Of the number, made slowly with the database's own key; null until the number is met again.
   */
  mark: string | null;
  /**
   * Of the number that said STOP: with the shop's secret in it, so that it stays when the number is erased.
   */
  number_key: string;
  stopped_at: Moment | null;
}

interface WishlistItems {
  created_at: Generated<Moment>;
  product_id: string;
  profile_id: string;
}

export interface Tables {
  addresses: Addresses;
  alerts: Alerts;
  api_keys: ApiKeys;
  artisans: Artisans;
  audit_log: AuditLog;
  auth_accounts: AuthAccounts;
  auth_sessions: AuthSessions;
  auth_verifications: AuthVerifications;
  backups: Backups;
  blog_comments: BlogComments;
  blog_posts: BlogPosts;
  bulk_quotes: BulkQuotes;
  bulk_tiers: BulkTiers;
  carrier_events: CarrierEvents;
  catalogue_words: CatalogueWords;
  cdn_purge: CdnPurge;
  certificate_series: CertificateSeries;
  certificates: Certificates;
  cod_refusals: CodRefusals;
  contact_messages: ContactMessages;
  content_version: ContentVersion;
  credit_notes: CreditNotes;
  faq_entries: FaqEntries;
  first_steps: FirstSteps;
  foreign_pictures: ForeignPictures;
  grievance_replies: GrievanceReplies;
  grievances: Grievances;
  held_weeks: HeldWeeks;
  import_pictures: ImportPictures;
  invoice_series: InvoiceSeries;
  invoices: Invoices;
  job_failures: JobFailures;
  lot_notes: LotNotes;
  lot_parts: LotParts;
  lot_series: LotSeries;
  lots: Lots;
  mail_outbox: MailOutbox;
  maker_banks: MakerBanks;
  maker_entries: MakerEntries;
  maker_links: MakerLinks;
  maker_pay_borne: MakerPayBorne;
  maker_pay_settings: MakerPaySettings;
  maker_run_lines: MakerRunLines;
  maker_runs: MakerRuns;
  maker_statement_entries: MakerStatementEntries;
  maker_statement_series: MakerStatementSeries;
  maker_statements: MakerStatements;
  maker_terms: MakerTerms;
  making_groups: MakingGroups;
  moved_addresses: MovedAddresses;
  newsletter_deliveries: NewsletterDeliveries;
  newsletter_subscribers: NewsletterSubscribers;
  newsletters: Newsletters;
  offer_lines: OfferLines;
  offer_proofs: OfferProofs;
  offers: Offers;
  order_discounts: OrderDiscounts;
  order_dues: OrderDues;
  order_history: OrderHistory;
  order_items: OrderItems;
  order_recipients: OrderRecipients;
  orders: Orders;
  passkey_challenges: PasskeyChallenges;
  passkeys: Passkeys;
  payment_events: PaymentEvents;
  payment_orders: PaymentOrders;
  payment_refunds: PaymentRefunds;
  payments: Payments;
  picture_originals: PictureOriginals;
  pictures_to_draw: PicturesToDraw;
  pincodes: Pincodes;
  policy_pages: PolicyPages;
  product_options: ProductOptions;
  product_steps: ProductSteps;
  product_variants: ProductVariants;
  products: Products;
  profiles: Profiles;
  promotion_uses: PromotionUses;
  promotions: Promotions;
  push_deliveries: PushDeliveries;
  push_devices: PushDevices;
  push_events: PushEvents;
  push_keys: PushKeys;
  rate_limits: RateLimits;
  recipient_lists: RecipientLists;
  recovery_codes: RecoveryCodes;
  remittance_columns: RemittanceColumns;
  remittance_lines: RemittanceLines;
  remittances: Remittances;
  return_items: ReturnItems;
  return_requests: ReturnRequests;
  review_invites: ReviewInvites;
  reviews: Reviews;
  search_lexemes: SearchLexemes;
  search_synonyms: SearchSynonyms;
  second_factors: SecondFactors;
  settlement_lines: SettlementLines;
  settlement_reading: SettlementReading;
  settlements: Settlements;
  shared_lists: SharedLists;
  shelves: Shelves;
  shipment_items: ShipmentItems;
  shipments: Shipments;
  shop_settings: ShopSettings;
  sign_in_steps: SignInSteps;
  slug_history: SlugHistory;
  sold_out_told: SoldOutTold;
  staff_invitations: StaffInvitations;
  stall_codes: StallCodes;
  stall_devices: StallDevices;
  stall_goods: StallGoods;
  stall_lists: StallLists;
  stall_orders: StallOrders;
  stall_sales: StallSales;
  stall_series: StallSeries;
  stalls: Stalls;
  stock_alerts: StockAlerts;
  stock_mails: StockMails;
  tally_ledgers: TallyLedgers;
  text_drafts: TextDrafts;
  translations: Translations;
  upi_claims: UpiClaims;
  uploads: Uploads;
  visit_days: VisitDays;
  visit_marks: VisitMarks;
  visit_salts: VisitSalts;
  visit_source_months: VisitSourceMonths;
  visit_sources: VisitSources;
  webhook_deliveries: WebhookDeliveries;
  webhook_endpoints: WebhookEndpoints;
  webhook_events: WebhookEvents;
  whatsapp_consents: WhatsappConsents;
  whatsapp_messages: WhatsappMessages;
  whatsapp_stop_key: WhatsappStopKey;
  whatsapp_stops: WhatsappStops;
  wishlist_items: WishlistItems;
}
