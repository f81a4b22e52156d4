import type { Ask } from '../../page.tsx'

export type FrameData = Awaited<ReturnType<typeof loadFrame>>
export type Settings = Awaited<ReturnType<Ask['api']['settings']>>

/** What stands around every page. */
export async function loadFrame({ api }: Ask) {
  const [person, tree, settings] = await Promise.all([api.me(), api.categoryTree(), api.settings()])
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
