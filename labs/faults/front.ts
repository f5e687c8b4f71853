/** Simple load balancer: passes every connection to an instance that is up. */
import net from 'node:net';

export type Front = {
  readonly url: string;
  /** Sets a function that returns the ports of the instances in order of preference. */
  aim(ports: () => readonly number[]): void;
  close(): Promise<void>;
};

export async function createLoadBalancer(): Promise<Front> {
  let ports: () => readonly number[] = () => [];
  const open = new Set<net.Socket>();

  function connect(visitor: net.Socket, [port, ...others]: readonly number[]): void {
    if (port === undefined) return void visitor.destroy();
    const instance = net.connect(port, '127.0.0.1');
    open.add(instance);
    instance.once('close', () => {
      open.delete(instance);
    });
    const refused = () => connect(visitor, others);
    instance.once('error', refused);
    instance.once('connect', () => {
      instance.off('error', refused);
      // If either side closes the connection, the other side is closed as well.
      instance.on('error', () => visitor.destroy());
      instance.on('close', () => visitor.destroy());
      visitor.on('close', () => instance.destroy());
      visitor.pipe(instance).pipe(visitor);
    });
  }

  const server = net.createServer((visitor) => {
    open.add(visitor);
    visitor.on('error', () => visitor.destroy());
    visitor.once('close', () => open.delete(visitor));
    connect(visitor, ports());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as net.AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    aim: (chosen) => {
      ports = chosen;
    },
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
