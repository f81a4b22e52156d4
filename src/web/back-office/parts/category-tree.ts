import type { Answer } from '#wire/calls.ts'
import { pathSeparator } from '../forms/find-options.ts'

type Category = Answer<'adminCategories'>['data'][number]

/** A category with its subcategories; `total`: products in all of them, drafts included. */
export type CategoryBranch = Category & { total: number; children: CategoryBranch[] }

export function treeOf(all: readonly Category[]): CategoryBranch[] {
  const under = Map.groupBy(all, ({ parent }) => parent)
  const branchesUnder = (parent: string | null): CategoryBranch[] =>
    (under.get(parent) ?? []).map((category) => {
      const children = branchesUnder(category.path)
      const total = children.reduce((sum, child) => sum + child.total, category.products)
      return { ...category, children, total }
    })
  return branchesUnder(null)
}

/** Categories that can have subcategories, with full names. */
export const parentsIn = (tree: readonly CategoryBranch[]) =>
  tree.flatMap((main) => [
    { path: main.path, level: main.level, label: main.name },
    ...main.children.map(({ path, level, name }) => ({
      path,
      level,
      label: main.name + pathSeparator + name,
    })),
  ])

export type CategoryParent = ReturnType<typeof parentsIn>[number]
