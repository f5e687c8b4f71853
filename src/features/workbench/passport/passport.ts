/** Passport of a heat: its key figures from several calculators. */
import { calculatorNames } from '@ferrite/calculators/names.ts';
import type { Language } from '../../../platform/shared/i18n/i18n.ts';
import { type HeatCaller, type HeatDependencies, readHeat } from '../heats/heats.ts';
import { refuse } from '../refusals.ts';
import type { CountUses, FigureGroup, ReadFigures } from './passport.port.ts';
import { type NotApplicable, passportParts } from './passport.rules.ts';

export type PassportDependencies = HeatDependencies & {
  readonly readFigures: ReadFigures;
  readonly countUses: CountUses;
};

/** Calculator whose use is recorded for a passport. */
const countedAs = 'transformation-temperatures';

/**
 * Computes the passport of a heat of the caller; counts as a use if it has a key figure.
 * @throws AppError 404, 403 without premium, 409 `tools.refund_ends` before the consent
 */
export async function computePassport(
  deps: PassportDependencies,
  caller: HeatCaller,
  id: number,
  { language, consented }: { readonly language: Language; readonly consented: boolean },
) {
  const heat = await readHeat(deps, caller, id);
  if (!caller.isPremium) throw refuse('workbench.premium_required');
  return deps.countUses(caller, { consented }, (countUse) =>
    countUse(
      countedAs,
      () => passportOf(deps, heat, language),
      ({ groups }) => groups.length > 0,
    ),
  );
}

async function passportOf(
  { readFigures }: PassportDependencies,
  heat: Awaited<ReturnType<typeof readHeat>>,
  language: Language,
) {
  const { requests, notApplicable } = passportParts(heat);
  const groups: FigureGroup[] = [];
  const missing: (NotApplicable & { readonly detail?: string })[] = [...notApplicable];
  // The calculations run one after another, because a passport takes one slot in the queue of the computing thread.
  for (const { unless, ...request } of requests) {
    const { calculatorId } = request;
    if (groups.some((each) => each.calculatorId === unless && isInRange(each))) {
      missing.push({ calculatorId, reason: 'covered' });
      continue;
    }
    const group = await readFigures(request, language);
    if (group.figures.length > 0) groups.push(group);
    else missing.push({ calculatorId, reason: 'not_computed', detail: group.warnings.join(' · ') });
  }
  return {
    version: heat.version,
    groups,
    notApplicable: missing.map(({ detail = '', ...each }) => ({
      ...each,
      name: calculatorNames[each.calculatorId][language],
      detail,
    })),
  };
}

const isInRange = ({ figures }: FigureGroup): boolean => figures.every(({ isOutside }) => !isOutside);
