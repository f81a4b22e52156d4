/** The pages as they are built. */
export type Pages = typeof import('#web/entry-server.tsx')
export type Api = ReturnType<Pages['makeApi']>

const built = new URL('../../dist/server/entry-server.js', import.meta.url)

/** The pages of `npm run build`, loaded once. */
export async function loadPages(): Promise<Pages> {
  return (await import(built.href)) as Pages
}
