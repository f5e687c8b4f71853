/** Related links of the calculators, managed by administrators. */

import { findByName } from '@ferrite/calculators/registry.ts';
import type { Changed } from '../../../platform/server/cache/cache.ts';
import type { Clock } from '../../../platform/server/clock.ts';
import type { Caller } from '../../../platform/server/http/api.ts';
import type { AuditAction, RecordAudit } from '../../../platform/shared/audit.ts';
import type { PostTitles } from '../catalogue/usecases/deps.ts';
import { refuse } from '../refusals.ts';
import { toolTags } from '../tools.rules.ts';
import type { ToolName, ToolsStore } from '../tools.store.ts';
import { relatedLink } from './related-link.rules.ts';

const longestLink = 2_000;
const linksPerTool = 30;

export type LinksDependencies = {
  readonly store: Pick<ToolsStore, 'addLink' | 'removeLink'>;
  readonly clock: Clock;
  readonly audit: RecordAudit;
  readonly postTitles: PostTitles;
  /** Called after every write. */
  readonly changed: Changed;
};

export function createLinks({ store, clock, audit, postTitles, changed }: LinksDependencies) {
  function requireTool(tool: ToolName): ToolName {
    if (!findByName(tool.category, tool.toolName)) throw refuse('tools.not_found');
    return tool;
  }

  const note = (action: AuditAction, { category, toolName }: ToolName, url: string, { memberId }: Caller) =>
    audit({ action, memberId, details: { category, tool: toolName, url }, at: clock.now() });

  return {
    /**
     * Adds a link.
     * @param url external URL (a host without scheme is allowed) or a post of this site (`/resources/7`)
     * @throws AppError 404 for an unknown tool, 400 for an invalid URL or a post that does not exist, 409 for a duplicate
     */
    async add(tool: ToolName, url: string, caller: Caller): Promise<void> {
      requireTool(tool);
      const trimmed = url.trim();
      const link = trimmed.length > longestLink ? null : relatedLink(trimmed);
      if (!link) throw refuse('tools.bad_link');
      if (link.kind === 'post' && !(await postTitles([link.label])).has(link.label))
        throw refuse('tools.no_such_post');
      const { category, toolName } = tool;
      const row = { category, toolName, url: trimmed, createdBy: caller.memberId, createdAt: clock.now() };
      const added = await store.addLink(row, linksPerTool);
      if (added === 'full') throw refuse('tools.too_many_links', { about: linksPerTool });
      if (added === 'exists') throw refuse('tools.link_exists');
      await note('tools.link_added', tool, trimmed, caller);
      await changed(toolTags.links);
    },

    /** Removes a link. @throws AppError 404 for an unknown tool or link */
    async remove(tool: ToolName, url: string, caller: Caller): Promise<void> {
      requireTool(tool);
      if (!(await store.removeLink(tool, url))) throw refuse('tools.link_not_found');
      await note('tools.link_removed', tool, url, caller);
      await changed(toolTags.links);
    },
  };
}

export type LinksUseCases = ReturnType<typeof createLinks>;
