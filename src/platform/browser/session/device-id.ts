const deviceKey = 'ferrite-device';
let ofThisPage: string | null = null;

/** Returns the random 128-bit id of this browser, created on first use; not derived from device properties. */
export function deviceId(): string {
  try {
    const known = localStorage.getItem(deviceKey);
    if (known && /^[\da-f]{32}$/.test(known)) return known;
    const made = randomId();
    localStorage.setItem(deviceKey, made);
    return made;
  } catch {
    ofThisPage ??= randomId();
    return ofThisPage;
  }
}

function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
