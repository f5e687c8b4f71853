import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import carbonEquivalent from '@ferrite/calculators/welding/carbon-equivalent/index.ts';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

type Answer = { readonly status: number; readonly body: unknown };

/**
 * Runs the program in a process of its own.
 * @returns exit status and the JSON that it printed
 */
function calc(...args: readonly string[]): Promise<Answer> {
  return new Promise((resolve, reject) => {
    execFile(
      `${root}node_modules/.bin/node`,
      [`${root}scripts/calc.ts`, ...args],
      (error, stdout, stderr) => {
        if (stderr !== '') reject(new Error(stderr));
        else resolve({ status: Number(error?.code ?? 0), body: JSON.parse(stdout) });
      },
    );
  });
}

describe('npm run calc', () => {
  it('C-01: the command list prints id, name, category, access, inputs with units and outputs', async () => {
    const { status, body } = await calc('list');
    expect(status).toBe(0);
    expect(body).toEqual(
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

  it('C-01: the carbon equivalent of S355J2 is printed, and its warning contains range and source', async () => {
    const { status, body } = await calc(
      'carbon-equivalent',
      '{"C":0.16,"Si":0.35,"Mn":1.45,"Cr":0.05,"Mo":0.01,"V":0.005,"Ni":0.04,"Cu":0.05}',
    );
    expect(status).toBe(0);
    expect(body).toMatchObject({ id: 'carbon-equivalent', version: carbonEquivalent.version });
    expect((body as { values: { CE_IIW: number } }).values.CE_IIW).toBeCloseTo(0.4207, 4);
    const texts = (body as { warnings: readonly { text: string }[] }).warnings.map((each) => each.text);
    expect(texts.some((each) => each.includes('0.4–1.4') && each.includes('Ito & Bessyo 1968'))).toBe(true);
    expect(texts).toContain('Elements left out are taken as 0: Nb, B.');
  });

  it('C-02: the error for a bar without a usable width names the invalid field', async () => {
    const inputs = {
      shape: 'rectangular',
      thicknessMm: 100,
      widthMm: 0,
      austenitizingTemperatureC: 870,
      medium: 'oil-good',
    };
    expect(await calc('quenching-immersion-time', JSON.stringify(inputs))).toEqual({
      status: 2,
      body: { problems: [{ key: 'widthMm', message: 'Please enter a valid value for Width.' }] },
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
  ])('C-05: %s exits with status 2 and a problem with the key of the invalid input', async (_, args, key) => {
    const { status, body } = await calc(...args);
    expect(status).toBe(2);
    expect(body).toEqual({ problems: [{ key, message: expect.stringMatching(/\w/) }] });
  });
});
