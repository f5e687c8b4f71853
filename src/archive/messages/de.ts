import type { Messages } from '../../messages/index.ts';

export const de: Messages['archive'] = {
  notFound: {
    title: 'Beitrag nicht gefunden',
    text: 'Den gesuchten Beitrag gibt es nicht.',
    back: 'Zurück zum Archiv',
  },
};
