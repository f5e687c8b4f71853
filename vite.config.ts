import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  // The pages are reached lazily: without these entries the first visit of one reloads React twice.
  optimizeDeps: { entries: ['src/root.tsx', 'src/entry.client.tsx', 'src/**/pages/*.tsx'] },
  environments: {
    // API, use cases and pages are one module graph: the server's entry is ours, it imports the pages' build.
    ssr: { build: { rollupOptions: { input: './src/entry.ts' } } },
  },
});
