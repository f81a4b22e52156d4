import type { Answer } from '#wire/calls.ts'
import type { Option } from '../../ui/form/select.tsx'

/** Main and sub categories, to choose products by; of the third level, of which there are many, only the chosen one. */
export const categoryOptions = (
  tree: Answer<'categoryTree'>['data'],
  chosen: string | undefined,
): Option[] =>
  tree.flatMap((main) => [
    { value: main.path, label: main.name },
    ...main.children.flatMap((sub) => {
      const label = `${main.name} › ${sub.name}`
      const item = sub.children.find(({ path }) => path === chosen)
      return [
        { value: sub.path, label },
        ...(item === undefined ? [] : [{ value: item.path, label: `${label} › ${item.name}` }]),
      ]
    }),
  ])
