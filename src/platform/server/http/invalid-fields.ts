/** Names the invalid fields of a request by the issues of its schema. */
import type { FastifySchemaValidationError } from 'fastify';

type InvalidField = { readonly field: string; readonly message: string };
type Issue = {
  readonly code: string;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly keys?: unknown;
  readonly errors?: unknown;
};

/** Maximum number of unknown fields, and of fields of an alternative, that a response names. */
const maxNamed = 10;
/** Codes of issues at the top of a value that is of another kind than the schema describes. */
const otherKind = new Set(['invalid_type', 'invalid_value', 'invalid_union', 'custom']);

/** Returns the invalid fields of one validation error; each unknown field is listed by name. */
export function invalidFields({
  instancePath,
  keyword,
  message = 'Invalid',
  params,
}: FastifySchemaValidationError): readonly InvalidField[] {
  const path = instancePath.split('/').filter(Boolean);
  return fieldsOf({ code: keyword, path, message, keys: params['keys'], errors: params['errors'] });
}

function fieldsOf(issue: Issue): readonly InvalidField[] {
  const { path, message, keys, errors } = issue;
  const field = path.map(String).join('.');
  if (Array.isArray(keys))
    return keys.slice(0, maxNamed).map((key) => ({
      field: [field, String(key)].filter(Boolean).join('.'),
      message: 'Unknown field',
    }));
  return Array.isArray(errors) && errors.length > 0
    ? fieldsOfUnion({ ...issue, errors: errors as Issue[][] })
    : [{ field, message }];
}

/**
 * Returns the fields of a value that fits no alternative of a schema: those of the alternative of its kind, otherwise
 * the requirements of all alternatives.
 */
function fieldsOfUnion({ path, errors }: Issue & { readonly errors: readonly (readonly Issue[])[] }) {
  const sameKind = errors.find((issues) =>
    issues.every((each) => each.path.length > 0 || !otherKind.has(each.code)),
  );
  const inside = (issues: readonly Issue[]) =>
    issues.flatMap((each) => fieldsOf({ ...each, path: [...path, ...each.path] }));
  if (sameKind) return inside(sameKind.slice(0, maxNamed));
  const messages = new Set(errors.flatMap(inside).map(({ message }) => message));
  return [{ field: path.map(String).join('.'), message: [...messages].join(' / ') }];
}
