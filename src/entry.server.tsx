import { Writable } from 'node:stream';
import type { i18n as I18n } from 'i18next';
import { renderToPipeableStream } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { loadMessages } from './messages/index.ts';
import { defaultLanguage, type Language } from './platform/shared/i18n/i18n.ts';
import { addWords, createI18n } from './platform/shared/i18n/i18next.ts';
import { decideLanguage, languageCookie } from './platform/shared/i18n/language-choice.ts';
import { reportError, scriptMark } from './platform/shared/rendering/context.ts';
import { ScriptMark } from './platform/shared/rendering/script-mark.ts';

/** Loaders that take longer are aborted; the page then shows its error screen. */
export const streamTimeout = 10_000;

const dictionaries = new Map<Language, Promise<I18n>>();

/**
 * One instance for all pages of a language: nothing on the server changes its language, and creating one costs as much
 * as half a page.
 */
function dictionaryIn(language: Language): Promise<I18n> {
  const known = dictionaries.get(language);
  if (known) return known;
  const made = loadMessages(language).then(async (words) => {
    const i18n = createI18n(language, words);
    if (language !== defaultLanguage) addWords(i18n, defaultLanguage, await loadMessages(defaultLanguage));
    return i18n;
  });
  dictionaries.set(language, made);
  return made;
}

/** Collects the chunks of a page directly: a stream that passes each on costs as much as some of the rendering. */
function collect(done: (html: Buffer) => void): Writable {
  const pieces: Buffer[] = [];
  return new Writable({
    write(piece: Buffer, _encoding, next) {
      pieces.push(piece);
      next();
    },
    final(next) {
      done(Buffer.concat(pieces));
      next();
    },
  });
}

/**
 * Renders the whole page before sending the first byte: the response is complete without scripts, and can be cached.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  asked: RouterContextProvider,
): Promise<Response> {
  const language = decideLanguage(
    new URL(request.url).pathname,
    languageCookie(request.headers.get('cookie')),
  );
  const i18n = await dictionaryIn(language);
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-language', i18n.language);
  if (request.method === 'HEAD') return new Response(null, { status, headers });

  const mark = asked.get(scriptMark);
  return new Promise((resolve, reject) => {
    let failed = false;
    const { pipe, abort } = renderToPipeableStream(
      <ScriptMark value={mark}>
        <I18nextProvider i18n={i18n}>
          <ServerRouter context={context} url={request.url} nonce={mark} />
        </I18nextProvider>
      </ScriptMark>,
      {
        nonce: mark,
        // With the default size, React would send long finished parts hidden, with a script that inserts them.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timer);
          pipe(
            collect((html) =>
              resolve(
                new Response(html as Uint8Array<ArrayBuffer>, { status: failed ? 500 : status, headers }),
              ),
            ),
          );
        },
        onShellError(error) {
          clearTimeout(timer);
          reject(error);
        },
        onError(error) {
          failed = true;
          asked.get(reportError)(error);
        },
      },
    );
    const timer = setTimeout(() => abort(), streamTimeout + 1_000);
  });
}

/** Expected responses (e.g. 404) are not logged, nor are requests whose client has disconnected. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(reportError)(error);
};
