/** Returns a count with its unit in English, for refusals: `1 minute`, `5 minutes`. */
export function counted(count: number, unit: 'second' | 'minute' | 'character'): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
