/** Creates multipart forms with files, for calls without a port. */

export type FormPart = readonly [name: string, value: string | Buffer, fileName?: string];

/** Returns the body and the header of a form as a browser would send them. */
export async function formBody(
  parts: readonly FormPart[],
): Promise<{ body: Buffer; headers: { 'content-type': string } }> {
  const form = new FormData();
  for (const [name, value, fileName] of parts) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new Blob([new Uint8Array(value)]), fileName ?? 'file');
  }
  const whole = new Response(form);
  return {
    body: Buffer.from(await whole.arrayBuffer()),
    headers: { 'content-type': whole.headers.get('content-type') ?? '' },
  };
}
