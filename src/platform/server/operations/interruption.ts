/**
 * Returns a signal that is aborted when the program is interrupted (Ctrl-C, SIGTERM, closed terminal), so that it stops
 * its database and deletes incomplete files. From this call on these signals no longer end the program themselves.
 */
export function abortOnInterruption(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(name, () => controller.abort(new Error('Interrupted.')));
  return controller.signal;
}
