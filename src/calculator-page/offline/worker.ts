/**
 * Service worker that serves opened calculator pages offline. Online, the network has precedence: new versions replace
 * cached ones, and a page without a valid grant is not shown.
 */
import { htmlLang, type Language, languages } from '@ferrite/calculators/core/texts/language.ts';
import {
  grantedUntilHeader,
  isPageAsset,
  isRightsRequest,
  isStillGranted,
  offlineCacheName,
  pageKey,
} from '../../platform/shared/offline-pages.ts';
import { offlinePage, type StoredPage } from './offline-page.ts';

type Waiting = { waitUntil(work: Promise<unknown>): void };
type FetchEvent = Waiting & { readonly request: Request; respondWith(answer: Promise<Response>): void };
type MessageEvent = Waiting & { readonly data: unknown };
type Worker = {
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  readonly location: { readonly origin: string };
  addEventListener(type: 'install' | 'activate', listener: (event: Waiting) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
};
const worker = globalThis as unknown as Worker;

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== worker.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(answerPage(request));
  else if (isPageAsset(request.url)) event.respondWith(answerPart(request));
  else if (isRightsRequest(request.url)) event.respondWith(answerRights(request));
});

// The page that registered this worker was loaded before it, and therefore sends the URLs of its own files.
worker.addEventListener('message', (event) => {
  const { keep } = event.data as { keep?: unknown };
  if (Array.isArray(keep)) event.waitUntil(cacheAll(keep.map(String)));
});

async function cacheAll(addresses: readonly string[]): Promise<void> {
  await caches.open(offlineCacheName);
  await Promise.all(addresses.map(cacheAddress));
}

async function cacheAddress(address: string): Promise<void> {
  const { origin, pathname } = new URL(address);
  if (origin !== worker.location.origin || !pathname.startsWith('/calculators/')) return;
  const response = await fetch(address).catch(() => null);
  const key = isPageAsset(address) || isRightsRequest(address) ? address : pageKey(address);
  if (response) await cacheResponse(key, response);
}

/** Caches a response, unless logging out has cleared the cache since the request. */
async function cacheResponse(key: string, response: Response): Promise<void> {
  if (!response.ok || response.redirected || !(await caches.has(offlineCacheName))) return;
  await (await caches.open(offlineCacheName)).put(key, response);
}

const keptAnswer = ({ url }: Request): Promise<Response | undefined> =>
  caches.match(url, { cacheName: offlineCacheName });

async function answerPage(request: Request): Promise<Response> {
  const key = pageKey(request.url);
  const kept = await caches.open(offlineCacheName);
  try {
    const response = await fetch(request);
    if (response.ok) await cacheResponse(key, response.clone());
    else await kept.delete(key);
    return response;
  } catch (error) {
    const page = await kept.match(key);
    if (page && isStillGranted(page.headers.get(grantedUntilHeader), Date.now())) return page;
    if (!(error instanceof TypeError)) throw error;
    const html = offlinePage(languageOf(request.url), request.url, await storedPages(kept));
    return new Response(html, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
  }
}

function languageOf(address: string): Language {
  const stated = new URL(address).searchParams.get('lang');
  const own = languages.find((each) => navigator.language.startsWith(htmlLang[each].slice(0, 2)));
  return languages.find((each) => each === stated) ?? own ?? 'en';
}

/** Returns the stored pages whose grant has not ended. */
async function storedPages(kept: Cache): Promise<StoredPage[]> {
  const found = await Promise.all(
    (await kept.keys()).map(async ({ url }) => {
      const page = new URL(url).pathname.endsWith('.html') ? await kept.match(url) : undefined;
      if (!page || !isStillGranted(page.headers.get(grantedUntilHeader), Date.now())) return [];
      const title = /<title>([^<]*)<\/title>/.exec(await page.text())?.[1];
      return title ? [{ address: url, title }] : [];
    }),
  );
  return found.flat();
}

async function answerPart(request: Request): Promise<Response> {
  const kept = await keptAnswer(request);
  if (kept) return kept;
  const response = await fetch(request);
  await cacheResponse(request.url, response.clone());
  return response;
}

async function answerRights(request: Request): Promise<Response> {
  try {
    const response = await fetch(request);
    await cacheResponse(request.url, response.clone());
    return response;
  } catch (error) {
    const kept = await keptAnswer(request);
    if (kept) return kept;
    throw error;
  }
}
