/** Simulates a new member who uses the image: account in the database, calculation in a thread, picture in the bucket. */
import pg from 'pg';
import sharp from 'sharp';

const person = {
  email: 'image@example.org',
  name: 'Image Test',
  nickname: 'image-test',
  password: 'six-brittle-anvils',
  agreeToTerms: true,
};

/** Returns the code from the queue of emails, because no mail server is reachable. */
async function codeFor(databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (let tries = 0; tries < 40; tries += 1) {
      const { rows } = await client.query<{ text: string }>('SELECT text FROM mails WHERE "to" = $1', [
        person.email,
      ]);
      const code = /^\d{6}$/m.exec(rows[0]?.text ?? '')?.[0];
      if (code) return code;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    throw new Error('No code was emailed.');
  } finally {
    await client.end();
  }
}

/** Registers, calculates and uploads. @returns the status of each step by name */
export async function actAsMember(url: string, databaseUrl: string): Promise<Record<string, number>> {
  const headers: Record<string, string> = { 'x-requested-with': 'XMLHttpRequest' };
  const post = (path: string, body: unknown) =>
    fetch(url + path, {
      method: 'POST',
      headers: body instanceof FormData ? headers : { ...headers, 'content-type': 'application/json' },
      body: body instanceof FormData ? body : JSON.stringify(body),
    });
  await post('/api/auth/send-verification', { email: person.email });
  const verified = await post('/api/auth/verify-code', {
    email: person.email,
    code: await codeFor(databaseUrl),
  });
  headers['cookie'] = verified.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const registered = await post('/api/auth/register', person);
  const { access_token: token } = (await registered.json()) as { access_token?: string };
  headers['authorization'] = `Bearer ${token}`;
  const calculated = await post('/api/calculators/carbon-equivalent', { C: 0.2, Mn: 1.4 });
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#887766' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('image', new Blob([Uint8Array.from(picture)], { type: 'image/png' }), 'a.png');
  const uploaded = await post('/api/forum/upload-image', form);
  const { url: address = '' } = (await uploaded.json()) as { url?: string };
  const read = await fetch(url + address);
  return {
    register: registered.status,
    calculate: calculated.status,
    upload: uploaded.status,
    'read the picture': read.headers.get('content-type') === 'image/webp' ? read.status : 0,
  };
}
