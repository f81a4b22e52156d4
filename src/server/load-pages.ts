import type { FastifyInstance } from 'fastify'
import type { Pages } from './pages.ts'

type PageSource = { load: () => Promise<Pages>; attach: (app: FastifyInstance) => void }

/** The pages of `npm run build`, loaded once. */
export function builtPages(): PageSource {
  const built = new URL('../../dist/server/entry-server.js', import.meta.url)
  const loading: Promise<Pages> = import(built.href)
  return { load: () => loading, attach: () => undefined }
}

/** In development: as they are in the files now. */
export async function developedPages(): Promise<PageSource> {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
  return {
    load: async () => (await vite.ssrLoadModule('/src/web/entry-server.tsx')) as Pages,
    attach: (app) => {
      app.addHook('onRequest', (request, reply, done) => vite.middlewares(request.raw, reply.raw, done))
      app.addHook('onClose', () => vite.close())
    },
  }
}
