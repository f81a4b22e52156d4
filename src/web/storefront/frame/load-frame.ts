import type { Ask } from '../../page.tsx'
import { ApiError } from '../../problem.ts'
import { t } from '../../words/t.ts'

export type FrameData = Awaited<ReturnType<typeof loadFrame>>
export type Settings = Awaited<ReturnType<Ask['api']['settings']>>

/** What stands around every page. */
export async function loadFrame({ api }: Ask) {
  const [person, tree, settings] = await Promise.all([
    api.me().catch(refuseInWords),
    api.categoryTree(),
    api.settings(),
  ])
  const cart = person && (await api.cart())
  const departments = tree.map(({ name, path, tint, picture, products }) => ({
    name,
    path,
    tint,
    picture,
    products,
  }))
  return { person, cart, departments, settings: settings as typeof settings | null }
}

/** An answer without words of its own gets the spec's (§8). */
function refuseInWords(error: unknown): never {
  if (!(error instanceof ApiError) || error.message !== '') throw error
  const { status, code } = error
  throw new ApiError({ status, code, message: t('frame.userFailed') })
}
