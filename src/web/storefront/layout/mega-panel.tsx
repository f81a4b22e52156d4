import { useState } from 'react'
import type { CategoryNode } from '#shop/catalogue/categories/category.ts'
import { paths } from '../../app/paths.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { catalogueMessages } from '../../messages/en/storefront/catalogue/catalogue.ts'
import { siteMessages } from '../../messages/en/site.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { MegaColumn } from './mega-column.tsx'
import { moveByKey } from './arrow-keys.ts'
import { maxProducts, treeOf, useCategoryTree, useCategoryProducts } from './use-category-tree.ts'

export { treeOf as loadTree }

const place = (node: CategoryNode) => paths.category(node.path.split('/'))

/** Main categories; sub-categories with their item categories; products of the category chosen last. */
export function MegaPanel() {
  const t = useMessages(catalogueMessages, siteMessages)
  const tree = useCategoryTree(true)
  const [chosen, setChosen] = useState<CategoryNode | null>(null)
  const open = chosen ?? tree?.[0]
  const main = tree?.find(({ path }) => `${open?.path}/`.startsWith(`${path}/`))
  const products = useCategoryProducts(open?.path ?? null)

  const allOf = (node: CategoryNode) => ({
    key: node.path,
    name: t('search.all', { count: node.families }),
    to: place(node),
  })

  const row = (node: CategoryNode) => ({
    key: node.path,
    name: node.name,
    to: place(node),
    count: node.families,
    choose: () => setChosen(node),
  })

  return (
    <div role="group" aria-label={t('layout.allCategories')} className="mega" onKeyDown={moveByKey}>
      <div className="wrap grid grid-cols-4">
        {tree === null ? (
          <MenuSkeleton />
        ) : (
          <>
            <MegaColumn
              title={t('layout.allCategories')}
              rows={tree.map(row)}
              active={main?.path}
            />
            <MegaColumn
              title={main?.name}
              rows={main?.children.flatMap((sub) => [
                row(sub),
                ...sub.children.map((leaf) => ({ ...row(leaf), isInner: true })),
              ])}
              active={open?.path}
            />
            {products === null ? (
              <MenuSkeleton />
            ) : (
              <MegaColumn
                title={open?.name}
                rows={[
                  ...products.map((product) => ({
                    key: product.id,
                    name: product.name,
                    note: product.pack.text,
                    to: paths.item(product),
                  })),
                  ...(open && products.length === maxProducts ? [allOf(open)] : []),
                ]}
              />
            )}
          </>
        )}
      </div>
    </div>
  )
}

const MenuSkeleton = () => (
  <div className="grid content-start gap-4 p-5">
    {[70, 55, 62, 48, 66, 58].map((width) => (
      <Skeleton key={width} className="h-4 w-2/3" />
    ))}
  </div>
)
