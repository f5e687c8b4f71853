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

/** `Nov 18, 2026, 09:42 AM`, in every language; in the zone of the machine unless one is named. */
export function postTime(at: string, timeZone?: string): string {
  const kept = formats.get(timeZone) ?? format(timeZone);
  formats.set(timeZone, kept);
  // Engines differ in the space before AM.
  return kept.format(new Date(at)).replaceAll('\u202f', ' ');
}
