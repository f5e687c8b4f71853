/** Related links of the calculators, managed by administrators. */
import { findByName } from '@ferrite/calculators/registry.ts';
import type { Executor } from '../../../../platform/server/database/database.ts';
import type { Caller } from '../../../../platform/server/http/api.ts';
import type { AuditAction } from '../../../../platform/shared/audit.ts';
import { refuse } from '../../refusals.ts';
import { toolTags } from '../../tools.rules.ts';
import type { ToolName } from '../../tools.store.ts';
import { relatedLink } from '../related-link.rules.ts';
import type { LinkDeps } from './deps.ts';

const longestLink = 2_000;
const linksPerTool = 30;

/**
 * Adds a link.
 * @param url external URL (a host without scheme is allowed) or a post of this site (`/resources/7`)
 * @throws AppError 404 for an unknown tool, 400 for an invalid URL or a post that does not exist, 409 for a duplicate
 */
export async function addLink(deps: LinkDeps, tool: ToolName, url: string, caller: Caller): Promise<void> {
  const { store, clock, postTitles, changed } = deps;
  requireTool(tool);
  const trimmed = url.trim();
  const link = trimmed.length > longestLink ? null : relatedLink(trimmed);
  if (!link) throw refuse('tools.bad_link');
  if (link.kind === 'post' && !(await postTitles([link.label])).has(link.label))
    throw refuse('tools.no_such_post');
  const { category, toolName } = tool;
  const row = { category, toolName, url: trimmed, createdBy: caller.memberId, createdAt: clock.now() };
  await store.transaction(async (tx) => {
    const added = await store.addLink(tx, row, linksPerTool);
    if (added === 'full') throw refuse('tools.too_many_links', { about: linksPerTool });
    if (added === 'exists') throw refuse('tools.link_exists');
    await recordLink(deps, tx, { action: 'tools.link_added', tool, url: trimmed }, caller);
  });
  await changed(toolTags.links);
}

/** Removes a link. @throws AppError 404 for an unknown tool or link */
export async function removeLink(deps: LinkDeps, tool: ToolName, url: string, caller: Caller): Promise<void> {
  requireTool(tool);
  await deps.store.transaction(async (tx) => {
    if (!(await deps.store.removeLink(tx, tool, url))) throw refuse('tools.link_not_found');
    await recordLink(deps, tx, { action: 'tools.link_removed', tool, url }, caller);
  });
  await deps.changed(toolTags.links);
}

function requireTool({ category, toolName }: ToolName): void {
  if (!findByName(category, toolName)) throw refuse('tools.not_found');
}

type LinkChange = { readonly action: AuditAction; readonly tool: ToolName; readonly url: string };

/** Records a change of a link in the audit log, in its transaction. */
async function recordLink(
  { audit, clock }: Pick<LinkDeps, 'audit' | 'clock'>,
  tx: Executor,
  { action, tool: { category, toolName }, url }: LinkChange,
  { memberId }: Caller,
): Promise<void> {
  await audit({ action, memberId, details: { category, tool: toolName, url }, at: clock.now() }, tx);
}
