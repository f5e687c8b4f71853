import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { represent, sendRepresentation } from './representation.ts';

const page = represent(200, { 'content-type': 'text/html' }, 'steel '.repeat(1_000));
const server = Fastify().get('/', (request, reply) => sendRepresentation(request, reply, page));
const encodingFor = async (accepted?: string) => {
  const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
  return (await server.inject({ url: '/', headers })).headers['content-encoding'];
};

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.1, gzip;q=0.9', 'gzip'],
  ['br;q=0', undefined],
  ['abracadabra', undefined],
  ['identity', undefined],
  ['', undefined],
  [undefined, undefined],
])('S-09 accept-encoding %j gets the encoding %j', async (accepted, encoding) => {
  expect(await encodingFor(accepted)).toBe(encoding);
});
