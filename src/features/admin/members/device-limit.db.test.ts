/** Tests the number of devices on which a member can be logged in: the general limit, or one set by an administrator. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdministration } from '../../../../test/administration.ts';
import { demoPassword } from '../../../../test/app.ts';
import { createShop, type Shop } from '../../../../test/shop.ts';
import { isGranted } from '../../tools/access/usecases/check-grant.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await createShop({ DEVICES_PER_MEMBERSHIP: '2' });
  await made.post('/api/admin/verify-password', 'admin', { password: demoPassword });
});
afterAll(() => shop.close());
const made = createAdministration(() => shop);

const set = (target: string, body: object) =>
  shop.call('PUT', `/api/admin/members/${target}/devices`, {
    as: 'admin',
    body: { note: 'Two desks', ...body },
  });
const limitOf = async (target: string) =>
  (await shop.rows('SELECT device_limit FROM local_users WHERE id = $1', target))[0]?.['device_limit'];
const enter = (name: string, takeOver = false) =>
  shop.call('POST', '/api/auth/login', {
    body: { email: 'premium@demo.local', password: demoPassword, deviceId: name.repeat(32), takeOver },
  });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe('device limit of one member', () => {
  it('the general limit applies until an administrator sets another one; a lower one logs out the longest inactive device', async () => {
    const target = await made.idOf('premium');
    const tokens: string[] = [];
    for (const name of ['a', 'b']) {
      tokens.push((await enter(name)).json().access_token);
      shop.clock.advance(1);
    }
    expect((await enter('c')).statusCode).toBe(409);
    const [first = '', second = ''] = tokens;
    const path = '/api/tools/Welding/Carbon%20Equivalent/access';
    const opened = await shop.call('POST', path, { headers: bearer(first) });
    const [cookie] = opened.cookies as { name: string; value: string }[];
    const grant = shop.app.grants.read(cookie?.value);
    const isOpen = () => isGranted(shop.app.toolAccess, 'carbon-equivalent', grant);
    expect(await isOpen()).toBe(true);
    expect((await set(target, { devices: 1 })).statusCode).toBe(200);
    const beat = (token: string) => shop.call('POST', '/api/auth/heartbeat', { headers: bearer(token) });
    expect((await beat(second)).statusCode).toBe(200);
    const superseded = await beat(first);
    expect([superseded.statusCode, superseded.json().code]).toEqual([401, 'auth.session_superseded']);
    expect(await isOpen()).toBe(false);
    expect((await set(target, { devices: 3 })).statusCode).toBe(200);
    for (const name of ['c', 'd']) expect((await enter(name)).statusCode).toBe(200);
    expect((await enter('e')).statusCode).toBe(409);
    expect((await set(target, { devices: null })).statusCode).toBe(200);
    expect(await limitOf(target)).toBeNull();
    const listed = await shop.call('GET', `/api/admin/members/${target}`, { as: 'admin' });
    expect(listed.json().member).toMatchObject({ deviceLimit: null });
  });

  it.each([0, 21, 1.5, '2', undefined])('a limit of %j devices is rejected', async (devices) => {
    const target = await made.someone();
    expect((await set(target, { devices })).statusCode).toBe(400);
    expect(await limitOf(target)).toBeNull();
  });

  it('setting a limit answers with an error for unknown members, missing notes and a missing password', async () => {
    expect((await set('00000000-0000-4000-8000-000000000000', { devices: 2 })).statusCode).toBe(404);
    const target = await made.someone();
    expect((await set(target, { devices: 2, note: ' ' })).statusCode).toBe(400);
    shop.clock.advance(1800);
    const refused = await set(target, { devices: 2 });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'admin.password_required']);
    expect(await limitOf(target)).toBeNull();
  });
});
