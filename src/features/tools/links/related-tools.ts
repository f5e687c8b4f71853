/** Finds related calculators by common inputs, outputs and sources. */
import { findDefinition } from '@ferrite/calculators/definitions.ts';
import { type CalculatorId, type RegistryEntry, registry } from '@ferrite/calculators/registry.ts';

const maxRelated = 4;
/** Weight of a common category, equal to that of a trait shared by one in seven calculators. */
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

/** Returns the most similar calculators, best first. Rare common traits weigh more than frequent ones. */
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
    .slice(0, maxRelated)
    .map(({ other }) => other);
}
