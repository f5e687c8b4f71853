type Pattern = readonly [pattern: RegExp, name: string];
const browsers: readonly Pattern[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: readonly Pattern[] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** Returns a readable device name, e.g. `Firefox, Windows`. */
export function deviceLabel(userAgent = ''): string {
  const first = (list: readonly Pattern[]) => list.find(([pattern]) => pattern.test(userAgent))?.[1];
  const parts = [first(browsers), first(systems)].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join(', ') : 'Unknown device';
}
