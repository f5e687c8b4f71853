/** Generates TypeScript types from the OpenAPI document of the API. */
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';

/** Returns the source of a declaration file that exports `paths`, `components` and `operations`. */
export const generateTypes = async (document: OpenAPI3): Promise<string> =>
  astToString(await openapiTS(document));
