import { spawnSync } from 'node:child_process';
import carbonEquivalent from '@ferrite/calculators/welding/carbon-equivalent/index.ts';
import { describe, expect, it } from 'vitest';
import { runCalc } from './calc.ts';

describe('npm run calc', () => {
  it('C-05: the program prints its answer as JSON and exits with its status', () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['scripts/calc.ts', 'no-such-thing', '{}'],
      {
        encoding: 'utf8',
      },
    );
    const expected = runCalc('no-such-thing', '{}');
    expect({ status, answer: JSON.parse(stdout), stderr }).toEqual({ ...expected, stderr: '' });
  });

  it('C-01: the command list prints id, name, category, access, inputs with units and outputs', () => {
    const { status, answer } = runCalc('list');
    expect(status).toBe(0);
    expect(answer).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          id: 'temper-parameter',
          name: 'Temper Parameter',
          category: 'heat-treatment',
          access: 'member',
          inputs: expect.arrayContaining([expect.objectContaining({ key: 'steps', kind: 'series' })]),
          outputs: expect.arrayContaining([{ key: 'parameter', unit: '1' }]),
        }),
      ]),
    );
  });

  it('C-01: the carbon equivalent of S355J2 is printed, and its warning contains range and source', () => {
    const { status, answer } = runCalc(
      'carbon-equivalent',
      '{"C":0.16,"Si":0.35,"Mn":1.45,"Cr":0.05,"Mo":0.01,"V":0.005,"Ni":0.04,"Cu":0.05}',
    );
    expect(status).toBe(0);
    expect(answer).toMatchObject({ id: 'carbon-equivalent', version: carbonEquivalent.version });
    expect((answer as { values: { CE_IIW: number } }).values.CE_IIW).toBeCloseTo(0.4207, 4);
    const texts = (answer as { warnings: readonly { text: string }[] }).warnings.map((each) => each.text);
    expect(texts.some((each) => each.includes('0.4–1.4') && each.includes('Ito & Bessyo 1968'))).toBe(true);
    expect(texts).toContain('Elements left out are taken as 0: Nb, B.');
  });

  it('C-02: the error for a bar without a usable width names the invalid field', () => {
    const inputs = {
      shape: 'rectangular',
      thicknessMm: 100,
      widthMm: 0,
      austenitizingTemperatureC: 870,
      medium: 'oil-good',
    };
    expect(runCalc('quenching-immersion-time', JSON.stringify(inputs))).toEqual({
      status: 2,
      answer: { problems: [{ key: 'widthMm', message: 'Please enter a valid value for Width.' }] },
    });
  });

  it.each([
    ['an unknown calculator', ['no-such-thing', '{}'], 'id'],
    ['an unknown key', ['carbon-equivalent', '{"C":0.2,"Xx":1}'], 'Xx'],
    [
      'a missing input',
      ['quenching-immersion-time', '{"shape":"round","medium":"oil-good","austenitizingTemperatureC":870}'],
      'diameterMm',
    ],
    ['an impossible input', ['carbon-equivalent', '{"C":-1}'], 'C'],
    ['a text that is not a number', ['carbon-equivalent', '{"C":"low"}'], 'C'],
    ['a number that may be two', ['carbon-equivalent', '{"C":0.2,"Mn":"1,450"}'], 'Mn'],
    ['no JSON', ['carbon-equivalent', '{C:'], ''],
    ['no object', ['carbon-equivalent', '[1]'], ''],
    ['nothing at all', [], ''],
  ])('C-05: %s exits with status 2 and a problem with the key of the invalid input', (_, args, key) => {
    const { status, answer } = runCalc(...args);
    expect(status).toBe(2);
    expect(answer).toEqual({ problems: [{ key, message: expect.stringMatching(/\w/) }] });
  });
});
