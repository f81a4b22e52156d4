import type { Pages } from './pages.ts'

const built = new URL('../../dist/server/entry-server.js', import.meta.url)

/** The pages of `npm run build`, loaded once. */
export async function loadPages(): Promise<Pages> {
  return (await import(built.href)) as Pages
}
