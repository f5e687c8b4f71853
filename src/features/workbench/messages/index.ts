/** Loads the texts of the workbench in one language, for documents made on the server. */
export const workbenchWords = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  cn: async () => (await import('./cn.ts')).cn,
  ja: async () => (await import('./ja.ts')).ja,
  kr: async () => (await import('./kr.ts')).kr,
};
