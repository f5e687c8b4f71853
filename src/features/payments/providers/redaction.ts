/** Redacts responses of providers before they are stored. */

const removed = '[removed]';

/** Names of fields with secrets, card data or personal data. */
const secretKeys =
  /token|secret|fgkey|authori[sz]ation|password|passwd|^sig|signature|cvc|cvv|^pin$|^vat_?number/i;
const cardKeys = /^card_?number[1-3]?$|^pan$|^account_?number$|expiry|^exp(iration)?_?(date|month|year)?$/i;
const personKeys =
  /e-?mail|phone|^tel$|card_?holder|holder_?name|^given_name$|^surname$|^full_name$|customer_?(name|email)|^payer$|^payer_id$|^account_id$|^buyer$|^shipping$|address|birth/i;

/** Matches digits that could be a card number, also grouped or masked. */
const cardRun = /(?<![A-Za-z0-9])[0-9*](?:[ -]?[0-9*]){11,18}(?![A-Za-z0-9])/g;
const maxDepth = 12;
const maxText = 2_000;

/**
 * Returns a copy without card numbers beyond the last four digits, tokens, keys and personal data.
 * @param value parsed JSON or form fields; other values become text
 */
export function redact(value: unknown, depth = 0): unknown {
  if (value === null || typeof value === 'boolean' || typeof value === 'number') return value;
  if (typeof value === 'string') return redactText(value);
  if (depth >= maxDepth) return removed;
  if (Array.isArray(value)) return value.slice(0, 100).map((each) => redact(each, depth + 1));
  if (typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, redactField(key, each, depth)]),
    );
  return removed;
}

function redactField(key: string, value: unknown, depth: number): unknown {
  if (value === null || value === undefined || value === '') return value ?? null;
  if (secretKeys.test(key) || personKeys.test(key)) return removed;
  // Toss returns the masked card number in `card.number`.
  if (key === 'number' && typeof value === 'string') return `…${value.slice(-4)}`;
  if (cardKeys.test(key)) return removed;
  return redact(value, depth + 1);
}

/** Redacts card numbers in free text to their last four digits and limits its length. */
export function redactText(text: string): string {
  return text
    .slice(0, maxText)
    .replace(cardRun, (run) => {
      const digits = run.replace(/[ -]/g, '');
      return digits.includes('*') || passesLuhn(digits) ? `…${digits.slice(-4)}` : run;
    })
    .replace(/\b(Bearer|Basic)\s+[A-Za-z0-9+/=._~-]{8,}/g, `$1 ${removed}`);
}

/** Returns whether the digits have a valid Luhn check digit; times and order numbers without one stay readable. */
function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (const [index, character] of [...digits].reverse().entries()) {
    const digit = Number(character) * (index % 2 === 0 ? 1 : 2);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return sum % 10 === 0;
}
