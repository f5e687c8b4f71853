import { findEntry, type RegistryEntry } from '@ferrite/calculators/registry.ts';
import { refuse } from '../refusals.ts';

/** Returns the tool of an id. @throws AppError 404 `tools.not_found` */
export function requireEntry(toolId: string): RegistryEntry {
  const entry = findEntry(toolId);
  if (!entry) throw refuse('tools.not_found');
  return entry;
}
