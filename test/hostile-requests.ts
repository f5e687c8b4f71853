/** Malicious requests for every route of a server: complete bodies, truncated bodies, and unreadable texts. */

/** Returns whether a route logs the caller out; later requests would then be rejected. */
export const endsSession = (url: string): boolean => url.endsWith('/logout');

/** Request that is sent byte by byte; `rest` contains the bytes after the first headers. */
export type OnTheWire = {
  readonly what: string;
  readonly rest: string;
  /** Whether the client disconnects before the response. */
  readonly leaves?: true;
  /** Whether the request stays incomplete until the server's timeout. */
  readonly isLate?: true;
};

export const onTheWire: readonly OnTheWire[] = [
  {
    what: 'whose sender disconnects in the middle',
    rest: 'Content-Length: 100\r\n\r\n{"email":',
    leaves: true,
  },
  { what: 'that never ends', rest: 'Content-Length: 100\r\n\r\n{"email":', isLate: true },
  { what: 'that is declared and never sent', rest: 'Content-Length: 5\r\n\r\n', isLate: true },
  {
    what: 'above every length limit',
    rest: `Content-Length: 60000000\r\n\r\n${'x'.repeat(10_000)}`,
    isLate: true,
  },
  ...['ZZZ\r\nx\r\n0\r\n\r\n', '-5\r\nhello\r\n', 'fffffffffffffffff\r\nx', '5;x=\r\nhel'].map(
    (pieces): OnTheWire => ({
      what: `in invalid chunks: ${JSON.stringify(pieces)}`,
      rest: `Transfer-Encoding: chunked\r\n\r\n${pieces}`,
      isLate: true,
    }),
  ),
];

const json = 'application/json';
/** Malicious bodies: description, content type and body. */
export const hostileBodies: readonly (readonly [what: string, type: string, body: string])[] = [
  ['of another content type', 'text/xml', '<a/>'],
  ['without a content type', '', '{"a":1}'],
  ['empty', json, ''],
  ['of deeply nested arrays', json, `${'['.repeat(30_000)}${']'.repeat(30_000)}`],
  ['of deeply nested objects', json, `${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}`],
  ['nested so deeply that only copying fails', json, `${'{"a":'.repeat(4_000)}1${'}'.repeat(4_000)}`],
  ['with a key of a megabyte', json, `{"${'k'.repeat(1_000_000)}":1}`],
  ['with a duplicate key', json, '{"email":"a@example.com","email":{"$gt":""},"id":1,"id":[]}'],
  ['with the key __proto__', json, '{"__proto__":{"role":"Admin"},"role":"x"}'],
  ['with the key constructor', json, '{"constructor":{"prototype":{"role":"Admin"}}}'],
  ['of a single value', json, '1e999'],
  ['of null', json, 'null'],
  ['with many keys', json, `{${Array.from({ length: 20_000 }, (_, at) => `"k${at}":0`).join()}}`],
  ['of a form without parts', 'multipart/form-data; boundary=b', '--b--\r\n'],
  ['of a form without its boundary', 'multipart/form-data', '--b--\r\n'],
];

/** Texts that UTF-8 cannot encode (lone surrogates), and a text with NUL. */
export const unreadableTexts = ['a\u0000b', '\ud800', 'x\udfff', '\udc00\ud800'];

export type Schema = {
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  additionalProperties?: Schema | boolean;
};
export type Operation = {
  parameters?: { name: string; in: string }[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
};

/** Returns the calls of an API description (`/api/docs/json`). */
export function operationsOf(description: {
  paths: Record<string, Record<string, Operation>>;
}): { method: string; path: string; operation: Operation }[] {
  return Object.entries(description.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}

/** Returns one body for each field that may contain text; in each body only this field is set. */
export function placesOf(schema: Schema | undefined, text: string, depth = 0): unknown[] {
  if (!schema || depth > 6) return [text];
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, each]) =>
    placesOf(each, text, depth + 1).map((value) => ({ [name]: value })),
  );
  const items = schema.items ? placesOf(schema.items, text, depth + 1).map((value) => [value]) : [];
  const more = typeof schema.additionalProperties === 'object' ? [{ free: text }, { [text]: 'x' }] : [];
  const others = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].flatMap((each) =>
    placesOf(each, text, depth + 1),
  );
  const all = [...inner, ...items, ...more, ...others];
  return all.length > 0 ? all : [text];
}
