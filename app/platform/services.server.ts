import { createContext, type RouterContextProvider } from "react-router";
import type { WhatsappCarrier } from "./also-on-whatsapp.ts";
import type { Config } from "./config/config.server.ts";
import type { OpenDatabase } from "./database/database.server.ts";
import type { Db } from "./database/db.ts";
import type { Erasers } from "./erasers.ts";
import type { FileStore } from "./files/file-store.server.ts";
import type { JobState } from "./jobs/run-jobs.server.ts";
import type { Log } from "./log.server.ts";
import type { MakersPay } from "./makers-pay.ts";
import type { Making } from "./making.ts";
import type { RequestMeter } from "./monitor/request-meter.server.ts";
import type { WriteWatch } from "./monitor/write-watch.server.ts";
import type { VisitWatch } from "./visit-step.ts";
import type { PageCache } from "./web/cache/page-cache.server.ts";
import { noPolicy, type RoutePolicy } from "./web/route-policy.ts";

/** What is known of the request itself, before any room looks at it. */
export interface RequestFacts {
  id: string;
  clientAddress: string;
  /** Sent by no page of the shop's own: only routes that are open to other sites meet such a form. */
  isFromElsewhere: boolean;
}

export const servicesContext = createContext<Services>();
export const requestContext = createContext<RequestFacts>();
/** What the route that answers says of itself. */
export const routePolicyContext = createContext<RoutePolicy>(noPolicy);

/** Is it one of the staff who sees a shop that strangers do not see yet? */
export const beforeOpeningContext = createContext(false);

type Context = Readonly<RouterContextProvider>;

/** The shop's services, inside a loader or an action. */
export const services = (context: Context): Services => context.get(servicesContext);

/** The request's id and sender, inside a loader or an action. */
export const requestFacts = (context: Context): RequestFacts => context.get(requestContext);

/** Everything a loader or an action may reach outside its own rules. Made once at start. */
export interface Services {
  config: Config;
  database: OpenDatabase;
  db: Db;
  files: FileStore;
  log: Log;
  pages: PageCache;
  /** The paths of the pages that the sitemap names by themselves, as their routes' policies say. */
  sitemapPaths: readonly string[];
  /** Keys that sign order-access cookies and links. */
  secret: string;
  now(): Date;
  /** Sends mails that a transaction has just committed; never waits for the mail server. */
  sendMailSoon(): void;
  /** Runs one of the shop's jobs now, in the background. */
  runJobSoon(name: string): void;
  /** What a monitor asks for. */
  requests: RequestMeter;
  /** Counts who comes, without knowing who it is. */
  visits: VisitWatch;
  jobs(): readonly JobState[];
  /** Whether the shop takes requests: no longer once it was told to stop. */
  life: { isReady: boolean };
  /** Whether what this copy tries to write is stored. */
  writes: WriteWatch;
  /** What each room erases of its own when another says that something is over. */
  erasers: Erasers;
  /** What is made of orders. */
  making: Making;
  /** What comes of making for those who make. */
  makersPay: MakersPay;
  /** Missing where no messages go by WhatsApp. */
  whatsapp?: WhatsappCarrier | undefined;
}

/** What an act needs that writes a mail: queued with its rows, sent once they are committed. */
export type MailServices = Pick<Services, "db" | "config" | "now" | "sendMailSoon">;

/** What keeps a record with its pictures. */
export type RecordServices = Pick<Services, "db" | "files" | "now" | "log">;

/** What keeps a text that public pages show. */
export type ContentServices = Pick<Services, "db" | "pages">;

/** What signs cookies and links. */
export type SigningServices = Pick<Services, "config" | "secret">;
