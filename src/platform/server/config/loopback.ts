const names = new Set(['127.0.0.1', '::1', '[::1]', 'localhost']);

/** Returns whether a host name is this machine. */
export const isLoopback = (host: string): boolean => names.has(host);
