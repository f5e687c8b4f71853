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

function kindOf(field: string, code: unknown) {
  if (code === 'not_computable') return 'notComputable';
  if (field === 'mediumC') return 'warmer';
  return field === 'curve' ? 'curve' : 'impossible';
}

/** Returns the fields of the form that the server rejected, with their problems. */
export function refusedFields(body: unknown): Problems {
  const named =
    (body as { readonly fields?: readonly { readonly field?: unknown; readonly code?: unknown }[] } | null)
      ?.fields ?? [];
  return Object.fromEntries(
    named.map(({ field, code }) => {
      const name = String(field).replace(/^analysis\./, '');
      const key = requestFields[name] ?? name;
      return [key, { kind: kindOf(key, code) } satisfies FieldProblem];
    }),
  );
}
