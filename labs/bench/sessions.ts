/** Measures the CPU time of the calls that every signed-in page makes, and of thirty people signing in at once. */
import autocannon from 'autocannon';
import { cpuSeconds, cpuSecondsOfAll, type Running } from './processes.ts';

const json = { 'content-type': 'application/json' };

async function signIn(
  url: string,
  email: string,
  password: string,
): Promise<{ access_token: string; refresh_token: string }> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email, password, takeOver: true }),
  });
  if (!response.ok) throw new Error(`logging in returned ${response.status}`);
  return response.json() as Promise<{ access_token: string; refresh_token: string }>;
}

/**
 * Measures the calls of a session. @param databasePid main process of the database, whose CPU time for a call is added
 * to the server's
 */
export async function measureSessions(product: Running, password: string, databasePid: number) {
  const { access_token, refresh_token } = await signIn(product.url, 'admin@demo.local', password);
  const cpuEach = async (requests: number, work: () => Promise<unknown>) => {
    const [server, database] = [cpuSeconds(product.pid), cpuSecondsOfAll(databasePid)];
    await work();
    const each = (seconds: number) => Number(((seconds * 1000) / requests).toFixed(3));
    const [ofServer, ofDatabase] = [
      cpuSeconds(product.pid) - server,
      cpuSecondsOfAll(databasePid) - database,
    ];
    return { server: each(ofServer), database: each(ofDatabase), both: each(ofServer + ofDatabase) };
  };

  const profiles = 4_000;
  const readProfiles = () =>
    autocannon({
      url: `${product.url}/api/auth/profile`,
      connections: 10,
      amount: profiles,
      headers: { authorization: `Bearer ${access_token}` },
    });
  // Warms up the process, because users rarely meet one that has just started and whose code is not compiled yet.
  await readProfiles();
  const profileCpuMs = await cpuEach(profiles, readProfiles);

  let token = refresh_token;
  async function renew(turns: number): Promise<void> {
    for (let turn = 0; turn < turns; turn++) {
      const response = await fetch(`${product.url}/auth/v1/token?grant_type=refresh_token`, {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ refresh_token: token }),
      });
      if (!response.ok) throw new Error(`refreshing a session returned ${response.status}`);
      token = ((await response.json()) as { refresh_token: string }).refresh_token;
    }
  }
  await renew(1_000);
  const refreshes = 1_000;
  const refreshCpuMs = await cpuEach(refreshes, () => renew(refreshes));

  const begun = performance.now();
  const signIns = Promise.all(
    Array.from({ length: 30 }, () => signIn(product.url, 'admin@demo.local', password)),
  );
  const waits: number[] = [];
  let done = false;
  signIns.finally(() => (done = true));
  while (!done) {
    const asked = performance.now();
    await fetch(`${product.url}/api/tools`);
    waits.push(performance.now() - asked);
  }
  await signIns;
  waits.sort((a, b) => a - b);
  return {
    profileCpuMs,
    refreshCpuMs,
    thirtySignInsMs: Math.round(performance.now() - begun),
    othersMeanwhileP95Ms: Number((waits[Math.floor(waits.length * 0.95)] ?? 0).toFixed(1)),
  };
}
