const format = (timeZone: string | undefined) =>
  new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    ...(timeZone && { timeZone }),
  });
const formats = new Map<string | undefined, Intl.DateTimeFormat>();

/** Formats a time as `Nov 18, 2026, 09:42 AM` in every language. @param timeZone defaults to the local zone */
export function postTime(at: string, timeZone?: string): string {
  const formatter = formats.get(timeZone) ?? format(timeZone);
  formats.set(timeZone, formatter);
  // Some engines put a narrow no-break space before AM.
  return formatter.format(new Date(at)).replaceAll('\u202f', ' ');
}
