import { categoryId } from '#wire/admin/catalogue/category.ts'
import { backOfficeCategoriesMessages } from '../../messages/en/back-office/catalogue/categories.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { CategoryBranch } from '../parts/category-tree.ts'
import { type DragRows, type Edge, placeAfterDrop, useDragRows } from '../parts/drag-rows.ts'
import { useAction } from '../parts/use-action.ts'
import { useStaffSend } from '../send.ts'

export type CategoryDrag = DragRows<CategoryBranch>

/** Dropped between categories of its level it moves there; dropped on a category of the level above it moves into it. */
export function edgeOf(dragged: CategoryBranch, on: CategoryBranch, isUpper: boolean): Edge | null {
  if (on.level === dragged.level) return isUpper ? 'before' : 'after'
  return on.level === dragged.level - 1 && on.path !== dragged.parent ? 'into' : null
}

export function useCategoryDrag(tree: readonly CategoryBranch[]): CategoryDrag {
  const t = useMessages(backOfficeCategoriesMessages)
  const send = useStaffSend()
  const { busy, act } = useAction()

  const order = (path: string, position: number) =>
    send('adminOrderCategory', { params: { id: categoryId(path) }, body: { position } })
  const under = async ({ path }: CategoryBranch, parent: string | null) =>
    parent === null
      ? path
      : (await send('adminChangeCategory', { params: { id: categoryId(path) }, body: { parent } }))
          .data.path

  return useDragRows<CategoryBranch>({
    keyOf: ({ path }) => path,
    edgeOf,
    onDrop(dragged, on, edge) {
      if (busy) return
      const { name } = dragged
      if (edge === 'into')
        return void act(() => under(dragged, on.path), t('categories.movedInto', { name, parent: on.name })) // prettier-ignore
      const siblings = siblingsOf(tree, on)
      const isAmong = dragged.parent === on.parent
      const from = isAmong ? siblings.indexOf(dragged) : siblings.length
      const position = placeAfterDrop(from, siblings.indexOf(on), edge)
      return void act(
        async () => order(isAmong ? dragged.path : await under(dragged, on.parent), position),
        t('categories.moved', { name, position }),
      )
    },
  })
}

const siblingsOf = (
  tree: readonly CategoryBranch[],
  category: CategoryBranch,
): readonly CategoryBranch[] =>
  tree.includes(category)
    ? tree
    : (tree.map(({ children }) => siblingsOf(children, category)).find((row) => row.length > 0) ??
      [])
