/** Measures the download size of a first visit (brotli), and the size of the scripts as gzip. */
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { browserFile } from '../../../scripts/start/prepare.mjs';

type Visit = { scriptGzipKb: number; wireKb: number; requests: number };

const kb = (bytes: number) => Number((bytes / 1000).toFixed(1));

/** Loads a URL with an empty browser cache and adds up all downloads until the network is idle. */
async function visit(
  url: string,
  cookies: { name: string; value: string; url: string }[] = [],
): Promise<Visit> {
  const browser = await chromium.launch({
    executablePath: browserFile() ?? '',
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--disable-component-update',
    ],
  });
  try {
    const context = await browser.newContext();
    if (cookies.length > 0) await context.addCookies(cookies);
    const page = await context.newPage();
    const bodies: Promise<{ type: string; body: Buffer; encoded: boolean }>[] = [];
    page.on('response', (response) => {
      if (response.status() !== 200) return;
      const headers = response.headers();
      bodies.push(
        response.body().then((body) => ({
          type: headers['content-type'] ?? '',
          body,
          encoded: Boolean(headers['content-encoding']),
        })),
      );
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    const all = await Promise.all(bodies);
    const scripts = all.filter(({ type }) => type.includes('javascript'));
    return {
      scriptGzipKb: kb(scripts.reduce((total, { body }) => total + gzipSync(body, { level: 9 }).length, 0)),
      wireKb: kb(
        all.reduce(
          (total, { body, encoded }) => total + (encoded ? brotliCompressSync(body).length : body.length),
          0,
        ),
      ),
      requests: all.length,
    };
  } finally {
    await browser.close();
  }
}

export async function measureDownloads(url: string, password: string): Promise<Record<string, Visit>> {
  const json = { 'content-type': 'application/json' };
  const login = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email: 'admin@demo.local', password }),
  });
  const { access_token: token } = (await login.json()) as { access_token: string };
  const access = await fetch(`${url}/api/tools/Welding/Carbon%20Equivalent/access`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  const [name = '', value = ''] = (access.headers.getSetCookie()[0] ?? '').split(';')[0]?.split('=') ?? [];
  return {
    'home, first visit': await visit(`${url}/`),
    'tools, first visit': await visit(`${url}/tools`),
    'carbon equivalent, first visit': await visit(`${url}/calculators/carbon-equivalent.html?lang=en`, [
      { name, value, url: `${url}/calculators` },
    ]),
  };
}
