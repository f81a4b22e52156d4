import type { Answer } from '#wire/calls.ts'
import type { Option } from '../../ui/select.tsx'

/** Main and sub categories, to choose products by. */
export const categoryOptions = (tree: Answer<'categoryTree'>['data']): Option[] =>
  tree.flatMap((main) => [
    { value: main.path, label: main.name },
    ...main.children.map((sub) => ({ value: sub.path, label: `${main.name} › ${sub.name}` })),
  ])
