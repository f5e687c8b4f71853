import { describe, expect, it } from 'vitest';
import { languages } from '../texts/language.ts';
import { compareWithGrade, formatLimit, limitsOf } from './steel-limits.ts';
import { grades } from './steels.ts';

const key = 'en-s355j2';

describe('limits of steel grades (C-04)', () => {
  it('C-04 every grade has limits, and its typical analysis meets these limits', () => {
    for (const grade of grades) {
      expect(limitsOf(grade.key).length, grade.key).toBeGreaterThan(0);
      const whole = Object.fromEntries(limitsOf(grade.key).map(([element]) => [element, 0]));
      expect(compareWithGrade(grade.key, { ...whole, ...grade.typical }).outside, grade.key).toEqual([]);
    }
  });

  it('C-04 every limit is a valid interval', () => {
    for (const grade of grades) {
      for (const [element, [min, max]] of limitsOf(grade.key)) {
        const where = `${grade.key} ${element}`;
        expect(min !== null || max !== null, where).toBe(true);
        expect(min ?? 0, where).toBeGreaterThanOrEqual(0);
        expect(max ?? 100, where).toBeLessThanOrEqual(100);
        expect(min ?? 0, where).toBeLessThanOrEqual(max ?? 100);
      }
    }
  });

  it('C-04 a value on the limit is inside, and the next value beyond it is reported', () => {
    const within = { C: 0.2, Si: 0.55, Mn: 1.6, P: 0.025, S: 0.025, Cu: 0.55 };
    expect(compareWithGrade(key, within)).toEqual({ outside: [], missing: [] });
    expect(compareWithGrade(key, { ...within, C: 0.201 }).outside).toEqual([
      { element: 'C', value: 0.201, limit: [null, 0.2] },
    ]);
  });

  it('C-04 an element that was not determined is reported as missing', () => {
    expect(compareWithGrade(key, { C: 0.2 }).missing).toEqual(['Si', 'Mn', 'P', 'S', 'Cu']);
  });

  it('C-04 an unknown grade returns no limits', () => {
    for (const none of ['', 'nothing', 'constructor', '__proto__']) expect(limitsOf(none)).toEqual([]);
  });

  it('C-04 messages state value and limit with the decimal separator of each language', () => {
    const [found] = compareWithGrade(key, { C: 0.25 }).outside;
    if (!found) throw new Error('0.25 % carbon is above the limit');
    for (const language of languages) {
      const { value, range } = formatLimit(found, language);
      expect(value).toBe(language === 'de' ? '0,25' : '0.25');
      expect(range).toContain(language === 'de' ? '0,2' : '0.2');
    }
  });
});
