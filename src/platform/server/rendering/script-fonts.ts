import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const packages = ['noto-sans-kr', 'noto-sans-jp', 'noto-sans-sc'] as const;

/** Serves the font slices that pages load if the system has no Chinese, Japanese or Korean font. */
export async function serveScriptFonts(server: FastifyInstance): Promise<void> {
  for (const name of packages) {
    const main = fileURLToPath(import.meta.resolve(`@fontsource-variable/${name}/index.css`));
    await server.register(fastifyStatic, {
      root: path.dirname(main),
      prefix: `/fonts/${name}/`,
      decorateReply: false,
      index: false,
      allowedPath: (file) => /^\/(index\.css|files\/[\w-]+\.woff2)$/.test(file),
      cacheControl: false,
      setHeaders: (reply, file) =>
        reply.header('cache-control', `public, max-age=${file.endsWith('.css') ? 86_400 : 31_536_000}`),
    });
  }
}
