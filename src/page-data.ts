/** Data for page loaders: public use cases, each with the cache tags of its data, and public settings. */

import { typeset } from './calculator-page/results/typeset.ts';
import { accuracySummary, describeAccuracy } from './features/accuracy/accuracy.ts';
import { postTags } from './features/archive/archive.rules.ts';
import { questionTags } from './features/forum/forum.rules.ts';
import { createDescribe } from './features/tools/describe.ts';
import { describeFirstHeat } from './features/tools/figures/first-heat.ts';
import { findPostTools, type LinkedPost } from './features/tools/links/usecases/find-post-tools.ts';
import { toolTags } from './features/tools/tools.rules.ts';
import type { Features } from './features.ts';
import type { Business, RunningConfig } from './platform/server/config/config.ts';
import { qrPath } from './platform/server/documents/qr-path.ts';
import type { Language } from './platform/shared/i18n/i18n.ts';

/** Called with the tags of everything that is read; see `Cache`. */
export type Reads = (...tags: string[]) => void;

/** Cache tags of the catalogue: tools, their links and the titles of linked posts. */
export const catalogueTags = [toolTags.links, postTags.titles] as const;

type Parts = Pick<Features, 'archive' | 'forum' | 'tools' | 'reports'>;

/** @returns makes the data of one rendering */
export function createPageData({ archive, forum, tools, reports }: Parts, config: RunningConfig) {
  const { publicUrl } = config;
  const describeTool = createDescribe(typeset);
  const toolsOfPost = (post: LinkedPost, language: Language) =>
    findPostTools({ publicUrl, listTools: tools.listTools }, post, language);
  const accuracy = accuracySummary();
  const exampleAddress = `${publicUrl}/tools/jominy-hardenability`;
  const qr = qrPath(exampleAddress);
  const settings = {
    dailyToolLimit: config.dailyToolLimit,
    devicesPerMembership: config.devicesPerMembership,
    hasMailbox: config.mode === 'demo',
    site: {
      publicUrl,
      business: config.business as Business,
      name: config.appName,
      passwordMin: config.auth.minPasswordLength,
    },
  };
  type Asked<F extends (...args: never[]) => unknown> = Parameters<F>;

  return (reads: Reads) => ({
    ...settings,
    describeTool,
    describeAccuracy,
    accuracy,
    /** Calculated example, measured error and a QR code for the home page. */
    async homeProof(language: Language) {
      return { heat: await describeFirstHeat(language), accuracy, qr, exampleAddress };
    },
    findPost(...[id]: Asked<typeof archive.findPost>) {
      reads(postTags.one(id));
      return archive.findPost(id);
    },
    listPosts(...asked: Asked<typeof archive.listPage>) {
      reads(postTags.lists, toolTags.links);
      return archive.listPage(...asked);
    },
    listTools() {
      reads(...catalogueTags);
      return tools.listTools();
    },
    toolsOfPost(...asked: Asked<typeof toolsOfPost>) {
      reads(...catalogueTags);
      return toolsOfPost(...asked);
    },
    showReport(...asked: Asked<typeof reports.show>) {
      reads(toolTags.report(asked[0]));
      return reports.show(...asked);
    },
    questions: {
      question(...asked: Asked<typeof forum.showQuestion>) {
        reads(questionTags.one(asked[0]));
        return forum.showQuestion(...asked);
      },
      list(...asked: Asked<typeof forum.listQuestions>) {
        reads(questionTags.lists);
        return forum.listQuestions(...asked);
      },
      containing(...asked: Asked<typeof forum.listQuestionsContaining>) {
        reads(questionTags.lines);
        return forum.listQuestionsContaining(...asked);
      },
    },
  });
}
