import { describe, expect, it } from 'vitest';
import { isElement } from '../elements.ts';
import { grades, gradesNamed, searchGrades } from './steels.ts';

describe('steel grades (C-04)', () => {
  it.each([
    '42CrMo4',
    '42 crmo4',
    '1.7225',
    '17225',
    'AISI 4140',
    'sae 4140',
    '4140',
    'G41400',
    'UNS G41400',
    'SCM440',
    'JIS SCM 440',
    'scm-440',
    '42CrMo',
    'KS SCM440',
    'EN 42CrMo4',
  ])('42CrMo4 is among the first results for %s', (query) => {
    expect(searchGrades(query, 5).map((hit) => hit.grade.name)).toContain('42CrMo4');
  });

  it('an exact match is listed first, with the matching name and whether the name belongs only to a similar grade', () => {
    expect(searchGrades('S355J2')[0]).toMatchObject({ grade: { key: 'en-s355j2' }, near: false });
    expect(searchGrades('1.4404')[0]).toMatchObject({ system: 'number', name: '1.4404', near: false });
    expect(searchGrades('SUS316L').find((hit) => hit.grade.key === 'en-x2crnimo17-12-2')).toMatchObject({
      near: true,
    });
  });

  it.each([
    ['C35', '1.0501'],
    ['C40', '1.0511'],
    ['C45', '1.0503'],
    ['C55', '1.0535'],
    ['C60', '1.0601'],
  ])(
    'the quality grade %s (%s) is first found as similar to the special grade, which allows less P and S',
    (name, number) => {
      for (const query of [name, number, `EN ${name}`])
        expect(searchGrades(query)[0], query).toMatchObject({ grade: { name: `${name}E` }, near: true });
      expect(searchGrades(`${name}E`)[0]).toMatchObject({ grade: { name: `${name}E` }, near: false });
    },
  );

  it('an empty query and nonsense return no grades', () => {
    expect(searchGrades('')).toEqual([]);
    expect(searchGrades('   ')).toEqual([]);
    expect(searchGrades('zzzz')).toEqual([]);
  });

  it('there are 363 grades with unique keys, known elements and at most 100 % each', () => {
    expect(grades).toHaveLength(363);
    expect(new Set(grades.map((each) => each.key)).size).toBe(363);
    for (const { typical, key } of grades) {
      expect(Object.keys(typical).every(isElement), key).toBe(true);
      expect(
        Object.values(typical).reduce((sum, each) => sum + each, 0),
        key,
      ).toBeLessThanOrEqual(100);
    }
  });

  it('every grade is found by each of its names', () => {
    for (const grade of grades.slice(0, 120)) {
      for (const name of [grade.name, ...Object.values(grade.aliases).flat()]) {
        expect(
          searchGrades(name, 40).some((hit) => hit.grade.key === grade.key),
          `${grade.key} by ${name}`,
        ).toBe(true);
      }
    }
  });

  it.each([
    ['42CrMo4+QT', '42CrMo4'],
    ['42CrMo4 +QT', '42CrMo4'],
    ['42CrMo4 + QT1', '42CrMo4'],
    ['42CrMo4 +QT (1.7225)', '42CrMo4'],
    ['42CrMo4+QT（1.7225）', '42CrMo4'],
    ['42CrMo4 (+QT)', '42CrMo4'],
    ['42CrMo4+Q+T', '42CrMo4'],
    ['42CrMo4 / 1.7225', '42CrMo4'],
    ['1.7225+QT', '42CrMo4'],
    ['1.7225 (42CrMo4+QT)', '42CrMo4'],
    ['W.-Nr. 1.7225 +A', '42CrMo4'],
    ['Mill name (1.7225)', '42CrMo4'],
    ['42CrMo4+QT EN ISO 683-2:2018', '42CrMo4'],
    ['S355J2+N', 'S355J2'],
    ['EN 10025-2 S355J2+N', 'S355J2'],
    ['S355J2+N-Z25', 'S355J2'],
    ['S355J2+N Z35', 'S355J2'],
    ['S355J2-Z15', 'S355J2'],
    ['S355J2 +N/+AR', 'S355J2'],
    ['S355N-Z25', 'S355N'],
    ['S355M+M', 'S355M'],
    ['C45E+N', 'C45E'],
    ['C45E+C650', 'C45E'],
    ['100Cr6+AC', '100Cr6'],
    ['100Cr6+AC+C', '100Cr6'],
    ['X5CrNi18-10+AT', 'X5CrNi18-10'],
    ['EN 16MnCr5+TH', '16MnCr5'],
    ['P20+Ni', '40CrMnNiMo8-6-4'],
  ])('C-04 the designation %s finds the grade %s', (designation, name) => {
    expect(searchGrades(designation)[0]?.grade.name).toBe(name);
  });

  it('C-04 a delivery condition does not change which grade is meant', () => {
    for (const grade of grades)
      for (const condition of ['+QT', ' +N', '+AC', '+M', '+H', '+SH', '+N-Z25', '+QT1', ' +AR (+N)'])
        expect(gradesNamed(`${grade.name}${condition}`), `${grade.name}${condition}`).toEqual(
          gradesNamed(grade.name),
        );
    expect(gradesNamed('S355+N')).toEqual([]);
    expect(gradesNamed('S355+M')).toEqual([]);
  });

  it('C-04 every name and number of the table is read as a whole', () => {
    for (const grade of grades) {
      expect(gradesNamed(grade.name)[0]?.name, grade.name).toBe(grade.name);
      for (const name of Object.values(grade.aliases).flat())
        expect(
          searchGrades(name, 40).map((hit) => hit.grade.key),
          name,
        ).toContain(grade.key);
    }
  });

  it.each(['SCM440H', '42CrMoH', '42CrMo4H', 'S355J2N', 'SM490A-TMC', '42CrMo4+X', '+QT', '', 'EN 10025-2'])(
    'C-04 %j names no grade of the table',
    (designation) => expect(gradesNamed(designation)).toEqual([]),
  );

  it.each([
    ...['S355NL (1.7225)', 'SCM440H (1.7225)', '1.7225 (C45)', 'C45+N (1.1191)'],
    ...['42CrMo4 (1.7227)', '42CrMo4 1.0503', 'S355J2 (1.9999)', '42CrMo4 (1.7225, 1.9999)'],
  ])('C-04 %j names no grade, because its name or its number is not in the table', (designation) =>
    expect(gradesNamed(designation)).toEqual([]),
  );

  it('C-04 a material number alone, or with the name of its grade, names the grade', () => {
    for (const designation of ['1.7225', '1.7225+QT', 'W.-Nr. 1.7225', '42CrMo4+QT (1.7225)'])
      expect(gradesNamed(designation).map(({ name }) => name)).toEqual(['42CrMo4']);
  });

  it('C-04 name and material number of two grades are both named', () => {
    expect(gradesNamed('42CrMo4+QT (1.0577)').map(({ name }) => name)).toEqual(['42CrMo4', 'S355J2']);
  });
});
