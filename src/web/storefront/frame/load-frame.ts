import type { Ask } from '../../page.tsx'

export async function loadFrame({ api }: Ask) {
  const [person, tree] = await Promise.all([api.me(), api.categoryTree()])
  return { person, departments: tree.map(({ children, ...department }) => department) }
}
