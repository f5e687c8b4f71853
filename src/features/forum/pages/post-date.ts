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

/**
 * Formats a time in every language as `Nov 18, 2026, 09:42 AM`.
 * @param timeZone default: the reader's time zone
 */
export function postTime(at: string, timeZone?: string): string {
  const formatter = formats.get(timeZone) ?? format(timeZone);
  formats.set(timeZone, formatter);
  // Some browsers put a narrow no-break space before AM.
  return formatter.format(new Date(at)).replaceAll('\u202f', ' ');
}
