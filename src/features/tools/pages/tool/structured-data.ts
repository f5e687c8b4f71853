/** Structured data of a calculator: https://schema.org/WebApplication and breadcrumbs. */
import { htmlLang, type Language, localPath } from '../../../../platform/shared/i18n/i18n.ts';
import type { ToolDescription } from './description.ts';

/** Returns the path of the preview image for shared links. */
export const pictureOf = (id: string): string => `/share/${id}.png`;

/** Returns the structured data of a calculator. @returns JSON that is safe inside a script element */
export function toolJson(tool: ToolDescription, language: Language, publicUrl: string): string {
  const catalogue = `${publicUrl}${localPath(language, '/tools')}`;
  const address = `${catalogue}/${tool.entry.id}`;
  const place = (position: number, name: string, item: string) => ({
    '@type': 'ListItem',
    position,
    name,
    item,
  });
  const page = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebApplication',
        name: tool.name,
        description: tool.summary,
        url: address,
        image: `${publicUrl}${pictureOf(tool.entry.id)}`,
        applicationCategory: 'EngineeringApplication',
        applicationSubCategory: tool.category,
        operatingSystem: 'Any',
        inLanguage: htmlLang[language],
        isAccessibleForFree: tool.entry.access === 'member',
        citation: tool.sources.map((source) => source.citation),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [place(1, tool.category, catalogue), place(2, tool.name, address)],
      },
    ],
  };
  return JSON.stringify(page).replaceAll('<', '\\u003c');
}
