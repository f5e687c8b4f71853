/** SMTP server for tests, on a free port; it stores accepted emails. */
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type TestSmtpServer = {
  readonly url: string;
  readonly accepted: Email[];
  /** Sets how the server handles the next emails: accepted, rejected temporarily, or accepted without confirmation. */
  behave(how: 'accept' | 'refuse' | 'go silent'): void;
  close(): Promise<void>;
};

export async function startSmtpServer(port = 0): Promise<TestSmtpServer> {
  const accepted: Email[] = [];
  let behaviour: 'accept' | 'refuse' | 'go silent' = 'accept';
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        if (behaviour === 'refuse')
          return done(Object.assign(new Error('try again later'), { responseCode: 451 }));
        accepted.push(await PostalMime.parse(Buffer.concat(chunks)));
        if (behaviour === 'go silent') {
          const { connections } = server as unknown as {
            connections: Set<{ session: unknown; close(): void }>;
          };
          for (const connection of connections) if (connection.session === session) connection.close();
          return;
        }
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: listening } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${listening}`,
    accepted,
    behave: (how) => {
      behaviour = how;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
