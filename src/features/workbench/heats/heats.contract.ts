import { elements } from '@ferrite/calculators/core/elements.ts';
import { z } from 'zod';
import { contract, dateTime } from '../../../platform/server/http/contract.ts';
import { cleanLine, removeInvisible } from '../../../platform/shared/text/visible-text.ts';
import { analysisProblem, heatLimits, maxHeats, sectionShapes } from './heat.rules.ts';

const element = z.enum(elements);
const composition = z.partialRecord(element, z.number().min(0).max(100));
const line = (max: number) => z.string().overwrite(cleanLine).max(max);

/** Place of a value in a certificate as text, and its parts. */
const source = z.object({
  element,
  place: line(heatLimits.place),
  certificate: z
    .object({
      file: line(heatLimits.placePart),
      page: z.number().int().positive().max(100_000),
      row: line(heatLimits.placePart).optional(),
    })
    .optional(),
});

const fields = {
  name: line(heatLimits.name).min(1, 'Name is required'),
  grade: line(heatLimits.grade),
  analysis: composition,
  tolerance: composition,
  below: z.array(element).max(elements.length),
  section: z
    .object({
      shape: z.enum(sectionShapes),
      sizeMm: z.number().min(heatLimits.minMm).max(heatLimits.maxMm),
    })
    .nullable(),
  notes: z.string().overwrite(removeInvisible).max(heatLimits.notes),
  sources: z.array(source).max(elements.length),
};

const sentences = {
  empty: 'The analysis needs at least one element.',
  sum: 'The contents add up to more than 100 %.',
  tolerance: 'A tolerance belongs to an element of the analysis.',
  below: '“below” names elements of the analysis.',
} as const;

const created = z
  .object({
    ...fields,
    grade: fields.grade.default(''),
    tolerance: fields.tolerance.default({}),
    below: fields.below.default([]),
    section: fields.section.default(null),
    notes: fields.notes.default(''),
    sources: fields.sources.default([]),
  })
  .superRefine((heat, context) => {
    const problem = analysisProblem(heat);
    if (problem)
      context.addIssue({
        code: 'custom',
        path: [problem === 'empty' || problem === 'sum' ? 'analysis' : problem],
        message: sentences[problem],
      });
  });

const changed = z.object(fields).partial().extend({
  /** Version on which the change is based; without it the change applies to any version. */
  version: z.number().int().positive().optional(),
});

const heat = z.object({
  id: z.number(),
  ...fields,
  version: z.number(),
  createdAt: dateTime,
  updatedAt: dateTime,
});
export type Heat = z.input<typeof heat>;

const heatVersion = z.object({ ...fields, version: z.number(), savedAt: dateTime });
export type HeatVersion = z.input<typeof heatVersion>;

const params = z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) });
/** Access by session or access key; the route authenticates before it reads the request. */
const access = { guard: 'own', acceptsKeys: true } as const;
const entry = ['auth.login_required', 'tools.key_invalid'] as const;
export const heatWrites = { what: 'workbench.heats', most: 600, minutes: 10 } as const;
const writes = { ...heatWrites, per: 'member', countedBy: 'use case' } as const;

export const heatsContract = contract('workbench', {
  listHeats: {
    ...access,
    method: 'GET',
    path: '/api/heats',
    limit: 'none',
    summary: 'List my heats, most recently changed first',
    answers: { 200: z.array(heat) },
    refusals: entry,
  },
  createHeat: {
    ...access,
    method: 'POST',
    path: '/api/heats',
    acceptsIdempotencyKey: true,
    limit: writes,
    summary: 'Create a heat (premium)',
    description: 'Contents and tolerances in wt %. `below` lists elements whose content is stated as “<”.',
    body: created,
    answers: { 201: heat },
    refusals: [...entry, 'workbench.premium_required', 'workbench.too_many_heats'],
  },
  importHeats: {
    ...access,
    method: 'POST',
    path: '/api/heats/import',
    acceptsIdempotencyKey: true,
    limit: writes,
    summary: 'Create several heats at once (premium)',
    description: 'Creates all of them or none. Counts as one change.',
    body: z.object({ heats: z.array(created).min(1).max(maxHeats) }),
    answers: { 201: z.array(heat) },
    refusals: [...entry, 'workbench.premium_required', 'workbench.too_many_heats'],
  },
  readHeat: {
    ...access,
    method: 'GET',
    path: '/api/heats/:id',
    limit: 'none',
    summary: 'Get one of my heats',
    params,
    answers: { 200: heat },
    refusals: [...entry, 'workbench.no_heat'],
  },
  changeHeat: {
    ...access,
    method: 'PATCH',
    path: '/api/heats/:id',
    limit: writes,
    summary: 'Change a heat; the earlier version is kept (premium)',
    description:
      'With `version`, 409 when the heat has another version meanwhile. A changed analysis replaces the whole analysis.',
    params,
    body: changed,
    answers: { 200: heat },
    refusals: [
      ...entry,
      'workbench.premium_required',
      'workbench.no_heat',
      'workbench.heat_changed',
      'workbench.inconsistent_analysis',
    ],
  },
  deleteHeat: {
    ...access,
    method: 'DELETE',
    path: '/api/heats/:id',
    limit: 'none',
    summary: 'Delete a heat and its versions',
    params,
    answers: { 204: null },
    refusals: [...entry, 'workbench.no_heat'],
  },
  heatVersions: {
    ...access,
    method: 'GET',
    path: '/api/heats/:id/versions',
    limit: 'none',
    summary: 'List the earlier versions of a heat, newest first',
    params,
    answers: { 200: z.array(heatVersion) },
    refusals: [...entry, 'workbench.no_heat'],
  },
});
