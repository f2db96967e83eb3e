import type { IncomingMessage, ServerResponse } from "node:http";
import { copyOf } from "../document.server.ts";
import {
  type CachedPage,
  compressFully,
  isCacheable,
  isHeld,
  pageFrom,
  sizeOf,
  toResponse,
} from "./cached-page.server.ts";
import { chooseEncoding } from "./encoding.server.ts";
import type { PageCacheOptions } from "./page-cache-options.ts";
import { rawHeader } from "./raw-header.server.ts";
import { rememberKeys } from "./remember-keys.ts";
import { SharedPages } from "./shared-pages.server.ts";

/** So many milliseconds an old page stands in before somebody tries again to have a new one. */
const standInMs = 2000;
/** So many milliseconds a writer's answer waits for the content's version. */
const patienceMs = 2000;

/**
 * Keeps rendered public pages in memory, bounded by bytes (least recently used leave first). A page rendered
 * while the content changed is old at once. An old page stands in while the database is away.
 */
export class PageCache {
  readonly #options: PageCacheOptions;
  readonly #shared: SharedPages;
  readonly #pages = new Map<string, CachedPage>();
  readonly #rendering = new Map<string, Promise<CachedPage | Response>>();
  /** The key of an address; undefined where it is not public. */
  readonly keyFor: (url: string) => string | undefined;
  #bytes = 0;
  #hits = 0;
  #misses = 0;
  #version = -1;
  #epoch = 0;
  #look: Promise<void> | undefined;
  #nextLook: Promise<void> | undefined;
  /**
   * The version could not be read after a write: the pages may be old, and the next request reads it again.
   */
  #isUnsure = false;
  /** Keys whose page is old and stands in, and until when (epoch milliseconds). */
  readonly #standIns = new Map<string, number>();

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#shared = new SharedPages(options);
    this.keyFor = rememberKeys(options.keyOf);
  }

  /** Answers straight from memory at the speed of bare node:http; false when the page has yet to be made. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== "GET" && request.method !== "HEAD") return false;
    if (this.#isUnsure) this.#lookAgain();
    const page = this.#use(this.keyFor(request.url ?? "/"));
    if (!page) return false;
    // The headers as they came: making an object of them all takes longer than the rest of the answer.
    if (isHeld(rawHeader(request, "if-none-match"), page.etag)) {
      this.#hits += 1;
      response.writeHead(304, this.#sent(page, page.unchanged)).end();
      return true;
    }
    const encoding = chooseEncoding(rawHeader(request, "accept-encoding"));
    const body = page.bodies[encoding];
    if (!body) return false;
    // In its own time: who asks now is answered by the light form.
    if (body.isLight) void compressFully(page, encoding).catch(() => undefined);
    this.#hits += 1;
    response.writeHead(200, this.#sent(page, body.headers));
    response.end(request.method === "HEAD" ? undefined : body.bytes);
    return true;
  }

  /** The page as a Response, rendering it when it is not stored; simultaneous misses share one render. */
  async respond(
    key: string,
    request: Request,
    render: (key: string) => Promise<Response>,
  ): Promise<Response> {
    const kept = this.#use(key);
    if (kept) this.#hits += 1;
    else this.#misses += 1;
    const page = kept ?? (await this.#renderShared(key, render));
    if (page instanceof Response) return copyOf(page);
    const response = await toResponse(page, request, (headers) => this.#sent(page, headers));
    if (this.#pages.get(key) === page) this.#count(page);
    return response;
  }

  /**
   * Compares the content's version with the one seen last and drops everything when it moved. Anyone who asks
   * while a look is under way waits for the next one, since that one may have begun before the sender's own
   * write; all of them share it.
   */
  refresh(): Promise<void> {
    if (!this.#look) return this.#beginLook();
    this.#nextLook ??= this.#look
      .catch(() => undefined)
      .then(() => {
        this.#nextLook = undefined;
        return this.#beginLook();
      });
    return this.#nextLook;
  }

  /**
   * What a write of this copy made old is gone before its answer leaves. Never throws, since what was written
   * stands: where the database can't say what changed, the pages stay until it can.
   */
  async settle(): Promise<void> {
    const late = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => late.resolve(false), patienceMs);
    const known = this.refresh().then(
      () => true,
      () => false,
    );
    if (!(await Promise.race([known, late.promise]))) this.#isUnsure = true;
    clearTimeout(timer);
  }

  #lookAgain(): void {
    if (!this.#look) this.refresh().catch(() => undefined);
  }

  #beginLook(): Promise<void> {
    const look = this.#lookOnce().finally(() => {
      if (this.#look === look) this.#look = undefined;
    });
    this.#look = look;
    return look;
  }

  async #lookOnce(): Promise<void> {
    const begun = this.#options.now();
    const current = await this.#options.contentVersion();
    this.#isUnsure = false;
    this.#shared.noteRead(begun);
    if (current === this.#version) return;
    this.#version = current;
    this.forget();
  }

  /**
   * Every page is old from now on: it is made anew when somebody asks, and stands in where that can't be
   * done.
   */
  forget(): void {
    this.#rendering.clear();
    this.#standIns.clear();
    this.#epoch += 1;
  }

  /** What is held in memory, old pages too. */
  size(): { pages: number; bytes: number } {
    return { pages: this.#pages.size, bytes: this.#bytes };
  }

  /** How often a public page was there when it was requested, and how often it was not. */
  uses(): { hits: number; misses: number } {
    return { hits: this.#hits, misses: this.#misses };
  }

  #sent = (page: CachedPage, headers: string[]): string[] =>
    this.#shared.headersFor(page, headers, page.epoch === this.#epoch && !this.#isUnsure);

  #use(key: string | undefined): CachedPage | undefined {
    const page = key === undefined ? undefined : this.#pages.get(key);
    if (key === undefined || !page || !(this.#isFresh(page) || this.#standsIn(key))) return undefined;
    page.isUsed = true;
    return page;
  }

  #isFresh({ epoch, freshUntil }: CachedPage): boolean {
    if (epoch !== this.#epoch) return false;
    return freshUntil === Number.POSITIVE_INFINITY || freshUntil > this.#options.now();
  }

  #standsIn = (key: string): boolean => (this.#standIns.get(key) ?? 0) > this.#options.now();

  /** A page grows by each form that is made of it. Of those who wait for one at once, the first counts it. */
  #count(page: CachedPage): void {
    const size = sizeOf(page);
    this.#bytes += size - page.counted;
    page.counted = size;
  }

  #renderShared(key: string, render: (key: string) => Promise<Response>): Promise<CachedPage | Response> {
    const begun = this.#rendering.get(key);
    if (begun) return begun;
    const made = this.#render(key, render).finally(() => {
      if (this.#rendering.get(key) === made) this.#rendering.delete(key);
    });
    this.#rendering.set(key, made);
    return made;
  }

  async #render(key: string, render: (key: string) => Promise<Response>): Promise<CachedPage | Response> {
    const epoch = this.#epoch;
    const response = await render(key);
    const old = this.#pages.get(key);
    if (response.status === 503 && old) {
      this.#standIns.set(key, this.#options.now() + standInMs);
      return old;
    }
    if (!isCacheable(response)) {
      if (response.status < 500) this.#drop(key);
      return response;
    }
    const page = await pageFrom(response);
    const isNewest = epoch >= (this.#pages.get(key)?.epoch ?? epoch);
    if (isNewest && page.freshUntil > this.#options.now()) this.#keep(key, page, epoch);
    return page;
  }

  #drop(key: string): void {
    this.#bytes -= this.#pages.get(key)?.counted ?? 0;
    this.#pages.delete(key);
    this.#standIns.delete(key);
  }

  /**
   * Makes room at the old end. What is not old and was requested since the last time goes to the new end
   * instead, once.
   */
  #keep(key: string, page: CachedPage, epoch: number): void {
    this.#drop(key);
    if (sizeOf(page) > this.#options.maxBytes) return;
    page.epoch = epoch;
    this.#pages.set(key, page);
    this.#count(page);
    for (const [oldest, old] of this.#pages) {
      if (this.#bytes <= this.#options.maxBytes) break;
      if (old === page) continue;
      if (old.isUsed && old.epoch === this.#epoch) {
        old.isUsed = false;
        this.#pages.delete(oldest);
        this.#pages.set(oldest, old);
      } else this.#drop(oldest);
    }
  }
}
