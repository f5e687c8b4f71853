/** Loads the texts of My Page in one language, for documents made on the server. */
export const accountWords = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  cn: async () => (await import('./cn.ts')).cn,
  ja: async () => (await import('./ja.ts')).ja,
  kr: async () => (await import('./kr.ts')).kr,
};
