/**
 * Sends a POST request to the merchant. Uses `node:http`, because `fetch` needs more memory than the rest of the
 * sandbox.
 */
import http from 'node:http';

const maxBytes = 65_536;

/**
 * Sends a POST request.
 * @returns status 0 and the reason if no complete response arrived in time
 */
export async function post(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
  timeoutMs: number,
): Promise<{ readonly status: number; readonly text: string }> {
  const { request } = url.startsWith('https:') ? await import('node:https') : http;
  return new Promise((resolve) => {
    const failed = (error: Error) => resolve({ status: 0, text: error.message });
    const call = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        signal: AbortSignal.timeout(timeoutMs),
        agent: false,
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          text = (text + chunk).slice(0, maxBytes);
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
        response.on('error', failed);
      },
    );
    call.on('error', failed);
    call.end(body);
  });
}
