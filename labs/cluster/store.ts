/** Starts OpenStack Swift with its S3 API as object store: one proxy, account, container and object server each. */
import fs from 'node:fs';
import path from 'node:path';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { output, type Running, start, waitUntil } from './processes.ts';

const port = 21_700;
const servers = { account: 21_702, container: 21_701, object: 21_703 } as const;
const memcachePort = 21_711;

export const bucket = {
  S3_ENDPOINT: `http://127.0.0.1:${port}`,
  S3_BUCKET: 'ferrite',
  S3_REGION: 'eu-test-1',
  S3_ACCESS_KEY_ID: 'ferrite:app',
  S3_SECRET_ACCESS_KEY: 'secret-of-the-cluster-run',
} as const;

const pipeline =
  'catch_errors gatekeeper healthcheck cache listing_formats bulk s3api tempauth copy slo proxy-server';

export async function startStore(folder: string) {
  fs.mkdirSync(path.join(folder, 'devices/d1'), { recursive: true });
  const shared = `swift_dir = ${folder}\nuser = swift\nworkers = 0\nbind_ip = 127.0.0.1\nlog_level = WARNING\n`;
  const filters = [
    ...['catch_errors', 'gatekeeper', 'healthcheck', 'listing_formats', 'bulk', 'copy', 'slo'].map(
      (name) => `[filter:${name}]\nuse = egg:swift#${name}\n`,
    ),
    `[filter:cache]\nuse = egg:swift#memcache\nmemcache_servers = 127.0.0.1:${memcachePort}\n`,
    `[filter:s3api]\nuse = egg:swift#s3api\nlocation = ${bucket.S3_REGION}\n`,
    `[filter:tempauth]\nuse = egg:swift#tempauth\nuser_ferrite_app = ${bucket.S3_SECRET_ACCESS_KEY} .admin\n`,
  ].join('\n');
  const proxy = path.join(folder, 'proxy.conf');
  fs.writeFileSync(
    proxy,
    `[DEFAULT]\nbind_port = ${port}\n${shared}[pipeline:main]\npipeline = ${pipeline}\n[app:proxy-server]\nuse = egg:swift#proxy\naccount_autocreate = true\nallow_account_management = true\n${filters}`,
  );
  for (const [kind, own] of Object.entries(servers)) {
    const builder = path.join(folder, `${kind}.builder`);
    await output('swift-ring-builder', [builder, 'create', '4', '1', '1']);
    await output('swift-ring-builder', [builder, 'add', `r1z1-127.0.0.1:${own}/d1`, '1']);
    await output('swift-ring-builder', [builder, 'rebalance']);
    fs.writeFileSync(
      path.join(folder, `${kind}.conf`),
      `[DEFAULT]\nbind_port = ${own}\n${shared}devices = ${folder}/devices\nmount_check = false\n[pipeline:main]\npipeline = ${kind}-server\n[app:${kind}-server]\nuse = egg:swift#${kind}\n`,
    );
  }
  await output('chown', ['-R', 'swift:swift', folder]);

  const log = (name: string) => ({ log: path.join(folder, `${name}.log`) });
  const startAll = (): Running[] => [
    ...Object.keys(servers).map((kind) =>
      start(`/usr/bin/swift-${kind}-server`, [path.join(folder, `${kind}.conf`)], log(kind)),
    ),
    start('/usr/bin/swift-proxy-server', [proxy], log('proxy')),
  ];
  const memcache = start(
    '/usr/bin/memcached',
    ['-l', '127.0.0.1', '-p', String(memcachePort), '-u', 'memcache'],
    log('memcached'),
  );
  const isWell = async () => (await fetch(`http://127.0.0.1:${port}/healthcheck`)).ok;
  let running = startAll();
  await waitUntil('the object store answers', isWell, 120_000);
  const client = new S3Client({
    endpoint: bucket.S3_ENDPOINT,
    region: bucket.S3_REGION,
    forcePathStyle: true,
    credentials: { accessKeyId: bucket.S3_ACCESS_KEY_ID, secretAccessKey: bucket.S3_SECRET_ACCESS_KEY },
  });
  await waitUntil(
    'the bucket is there',
    async () => Boolean(await client.send(new CreateBucketCommand({ Bucket: bucket.S3_BUCKET }))),
    60_000,
  );
  client.destroy();

  const end = () => Promise.all(running.map((each) => each.end('SIGKILL')));
  return {
    end,
    async start(): Promise<void> {
      running = startAll();
      await waitUntil('the object store answers', isWell, 120_000);
    },
    async stop(): Promise<void> {
      await end();
      await memcache.end();
    },
  };
}
