/** JSON schemas of refusals: one per code and named after it, so that clients can distinguish refusals by `code`. */
import type { OpenAPIV3 } from 'openapi-types';
import type { Refusals } from '../../errors/errors.ts';

type Schema = OpenAPIV3.SchemaObject;
type Reference = OpenAPIV3.ReferenceObject;

const text = { type: 'string' } as const;
const message: Schema = {
  ...text,
  description: 'An English sentence; programs go by the code.',
};

type Fields = Readonly<Record<string, Schema>>;

/** Additional fields of a platform code besides `code`, `message` and `requestId`. */
const fieldsOf: Readonly<Record<string, Fields>> = {
  'request.invalid': {
    fields: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'message'],
        properties: {
          field: { ...text, description: 'Path of the field, e.g. `rows.0.name`' },
          message: text,
        },
      },
    },
  },
  'request.too_many': { retryAfterSeconds: { type: 'integer' } },
};

/** Returns the schema `Refusal`, which lists all codes, and one schema for each code in `used`. */
export function refusalSchemas(catalogue: Refusals, used: ReadonlySet<string>): Record<string, Schema> {
  const schemaOf = (codes: readonly string[], more: Fields = {}, optional: Fields = {}): Schema => ({
    type: 'object',
    required: ['code', 'message', 'requestId', ...Object.keys(more)],
    properties: { code: { ...text, enum: [...codes] }, message, requestId: text, ...more, ...optional },
  });
  const codes = Object.keys(catalogue).sort();
  const ofCodes = [...used].sort().map((code) => {
    const { message: sentence, fields, optionalFields } = catalogue[code as keyof Refusals] ?? {};
    const schema = schemaOf([code], fieldsOf[code] ?? fields, optionalFields);
    return [code, typeof sentence === 'string' ? { description: sentence, ...schema } : schema] as const;
  });
  return { Refusal: schemaOf(codes), ...Object.fromEntries(ofCodes) };
}

/**
 * Returns the response content for a status with several refusal codes.
 * @param own schema that the endpoint itself declares for this status
 */
export function refusalContent(
  codes: readonly string[],
  own?: Schema | Reference,
): Record<string, OpenAPIV3.MediaTypeObject> {
  const references = codes.map((code) => ({ $ref: `#/components/schemas/${code}` }));
  const [only] = references;
  const schema: Schema | Reference = own
    ? { anyOf: [own, ...references] }
    : references.length === 1 && only
      ? only
      : { oneOf: references, discriminator: { propertyName: 'code' } };
  return { 'application/json': { schema } };
}
