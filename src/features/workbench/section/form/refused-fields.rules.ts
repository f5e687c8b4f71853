/** Maps a refusal by the server to fields of the form. */
import type { FieldProblem, Problems, SectionField } from '../section-form.rules.ts';

const requestFields: Readonly<Record<string, SectionField>> = {
  'medium.temperatureC': 'mediumC',
  'medium.filmWm2K': 'filmWm2K',
  'medium.severity': 'severity',
  'medium.points': 'table',
  'medium.curve': 'curve',
  'temper.temperatureC': 'temperC',
  'temper.timeH': 'temperH',
  temperatureC: 'temperC',
  timeH: 'temperH',
  'requirement.atLeastHRC': 'requiredHRC',
  'requirement.atMostHRC': 'atMostHRC',
};

/** Returns the fields of the form that the server rejected, with their problems. */
export function refusedFields(body: unknown): Problems {
  const named = (body as { readonly fields?: readonly { readonly field?: unknown }[] } | null)?.fields ?? [];
  return Object.fromEntries(
    named.map(({ field }) => {
      const name = String(field).replace(/^analysis\./, '');
      const key = requestFields[name] ?? name;
      const kind = key === 'mediumC' ? 'warmer' : key === 'curve' ? 'curve' : 'impossible';
      return [key, { kind } satisfies FieldProblem];
    }),
  );
}
