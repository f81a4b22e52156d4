import type { Option } from '../../ui/form/select.tsx'
import { pathSeparator } from '../forms/find-options.ts'

type Category = { name: string; path: string; children?: readonly Category[] }

/** The categories of these levels in the order of the tree, each with its path of names. */
export function categoryOptions(
  tree: readonly Category[],
  levels: readonly number[] = [1, 2, 3],
): Option[] {
  const under = (of: readonly Category[], above: string, level: number): Option[] =>
    of.flatMap(({ name, path, children = [] }) => {
      const label = above + name
      const own = levels.includes(level) ? [{ value: path, label }] : []
      return [...own, ...under(children, label + pathSeparator, level + 1)]
    })
  return under(tree, '', 1)
}
