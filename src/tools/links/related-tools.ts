/** Which calculators belong together: derived from what they ask for, what they give and whom they cite. */
import { findDefinition } from '@ferrite/calculators/definitions.ts';
import { type CalculatorId, type RegistryEntry, registry } from '@ferrite/calculators/registry.ts';

/** So many stand beside a calculator. */
const mostRelated = 4;
/** Being of one category counts as much as sharing something that one calculator in seven has. */
const sameCategory = Math.log(7);

function traitsOf(id: CalculatorId): ReadonlySet<string> {
  const calculator = findDefinition(id);
  return new Set([
    ...(calculator?.inputs ?? []).map(({ key }) => `asks for ${key}`),
    ...(calculator?.outputs ?? []).map(({ key }) => `gives ${key}`),
    ...(calculator?.sources ?? []).map((key) => `cites ${key}`),
  ]);
}

let everyTrait: ReadonlyMap<CalculatorId, ReadonlySet<string>> | null = null;

/** The calculators nearest to one, nearest first: what few share counts for more than what all have. */
export function relatedTools(entry: RegistryEntry): readonly RegistryEntry[] {
  everyTrait ??= new Map(registry.map(({ id }) => [id, traitsOf(id)]));
  const traits = everyTrait;
  const rarity = (trait: string) =>
    Math.log(registry.length / [...traits.values()].filter((each) => each.has(trait)).length);
  const own = [...(traits.get(entry.id) ?? [])].map((trait) => [trait, rarity(trait)] as const);
  const nearness = (other: RegistryEntry) =>
    own.reduce((sum, [trait, weight]) => sum + (traits.get(other.id)?.has(trait) ? weight : 0), 0) +
    (other.category === entry.category ? sameCategory : 0);
  return registry
    .filter(({ id }) => id !== entry.id)
    .map((other) => ({ other, near: nearness(other) }))
    .filter(({ near }) => near > 0)
    .sort((one, two) => two.near - one.near)
    .slice(0, mostRelated)
    .map(({ other }) => other);
}
