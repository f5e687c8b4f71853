const names = new Set(['127.0.0.1', '::1', '[::1]', 'localhost']);

/** Returns whether a host name refers to this machine (localhost or a loopback address). */
export const isLoopback = (host: string): boolean => names.has(host);
