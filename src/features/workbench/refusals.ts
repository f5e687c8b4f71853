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
  'workbench.no_heat': { kind: 'not_found', message: 'There is no such heat.' },
  'workbench.no_file': { kind: 'not_found', message: 'There is no such file.' },
  'workbench.file_type': {
    kind: 'unsupported',
    message: 'Only PDF, PNG, JPEG and WebP files are stored with a heat.',
  },
  'workbench.too_many_files': {
    kind: 'conflict',
    message: (most: number) => `This heat has ${most} files. Delete one that is no longer needed.`,
  },
  'workbench.files_full': {
    kind: 'conflict',
    message: (megabytes: number) =>
      `Your files take up ${megabytes} MB. Delete some that are no longer needed.`,
  },
  'workbench.too_many_heats': {
    kind: 'conflict',
    message: (most: number) => `A member can have ${most} heats. Delete some that are no longer needed.`,
  },
  'workbench.heat_changed': {
    kind: 'conflict',
    message: 'This heat has been changed. Compare both versions before you save.',
  },
  'workbench.inconsistent_analysis': {
    kind: 'invalid',
    message: 'The contents add up to more than 100 %, or a tolerance names an element without a content.',
  },
} as const satisfies Refusals;

export type WorkbenchCode = keyof typeof workbenchRefusals;

export const refuse = refusals(workbenchRefusals);

type OwnRefusals = typeof workbenchRefusals;
declare module '../../platform/server/errors/errors.ts' {
  interface RefusalCatalogue extends OwnRefusals {}
}
