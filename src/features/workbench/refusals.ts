import { type Refusals, refusals } from '../../platform/server/errors/errors.ts';

export const workbenchRefusals = {
  'workbench.premium_required': {
    kind: 'forbidden',
    message: 'The workbench is part of the premium membership.',
  },
  'workbench.section_impossible': {
    kind: 'invalid',
    message: 'The section cannot be computed with these inputs.',
  },
  'workbench.section_too_long': {
    kind: 'declined',
    message: 'Computing with these inputs takes too long.',
  },
} as const satisfies Refusals;

export const refuse = refusals(workbenchRefusals);
