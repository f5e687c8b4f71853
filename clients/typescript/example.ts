/**
 * Example program with the generated types: ten calls. `test/api-client.db.test.ts` compiles the program and runs it
 * against a server.
 */
import createClient, { type Client } from 'openapi-fetch';
import type { paths } from './api.d.ts';

type Account = { readonly email: string; readonly password: string };
type Calls = Client<paths>;

/** Runs the calls. Returns the result of each: a value from the response, or the error code of the refusal. */
export async function run(baseUrl: string, account: Account): Promise<Record<string, unknown>> {
  const client = createClient<paths>({ baseUrl });
  const tools = await client.GET('/api/tools');
  const calculators = await client.GET('/api/calculators');
  const anonymous = await compute(client, { C: 0.2, Mn: 0.7 }, {});

  const login = await client.POST('/api/auth/login', { body: account });
  if (login.error) throw new Error(login.error.code);
  const headers = { authorization: `Bearer ${login.data.access_token}` };
  return {
    tools: Object.keys(tools.data ?? {}).length,
    calculators: calculators.data?.length,
    anonymous,
    login: login.data.token_type,
    computed: await compute(client, { C: 0.2, Mn: 0.7 }, headers),
    impossible: await compute(client, { C: 'much' }, headers),
    ...(await ask(client, headers)),
    withdrawn: await withdraw(client, headers),
    forbidden: (await client.GET('/api/admin/summary', { headers })).error?.code,
  };
}

async function compute(client: Calls, body: Record<string, unknown>, headers: Record<string, string>) {
  const params = { path: { id: 'carbon-equivalent' } };
  const { data, error } = await client.POST('/api/calculators/{id}', { params, body, headers });
  if (error) return error.code;
  return 'values' in data ? Object.keys(data.values) : data.failed;
}

async function ask(client: Calls, headers: Record<string, string>) {
  const body = {
    title: 'Quench cracks',
    content: 'Why does 42CrMo4 crack in water?',
    category: 'heat-treatment',
  } as const;
  const asked = await client.POST('/api/forum/posts', { body, headers });
  if (asked.error) return { asked: asked.error.code };
  const params = { path: { id: String(asked.data.id) } };
  const older = { ...body, updatedAt: '2020-01-01T00:00:00.000Z' };
  const { error } = await client.PUT('/api/forum/posts/{id}', { params, body: older, headers });
  // @ts-expect-error the operation does not answer with this code
  if (error?.code === 'tools.no_report') throw new Error('unexpected');
  // The type of a refusal's fields depends on its code.
  const fields = error?.code === 'request.invalid' ? error.fields.map(({ field }) => field) : [];
  return { asked: asked.data.title, changed: error?.code, fields };
}

async function withdraw(client: Calls, headers: Record<string, string>) {
  const params = { path: { id: 'A'.repeat(22) } };
  const { error } = await client.DELETE('/api/user/reports/{id}', { params, headers });
  // @ts-expect-error such a path does not exist
  if (!error) await client.DELETE('/api/user/report/{id}', { params, headers });
  return error?.code;
}
