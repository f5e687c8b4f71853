/**
 * Baseline of the measurements: a bare node:http server that sends given bytes. It reads paths and response bodies from
 * a file.
 */
import fs from 'node:fs';
import http from 'node:http';

const answers = JSON.parse(fs.readFileSync(process.argv[2] ?? '', 'utf8')) as Record<
  string,
  { type: string; body: string }
>;
const ready = new Map(
  Object.entries(answers).map(([path, { type, body }]) => [path, { type, body: Buffer.from(body) }]),
);

const server = http.createServer((request, response) => {
  const answer = ready.get(request.url ?? '');
  if (!answer) {
    response.writeHead(404).end();
    return;
  }
  response
    .writeHead(200, { 'content-type': answer.type, 'content-length': answer.body.length })
    .end(answer.body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}\n`);
});
process.on('SIGTERM', () => process.exit(0));
