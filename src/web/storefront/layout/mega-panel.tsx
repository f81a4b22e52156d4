import { useState } from 'react'
import type { CategoryNode } from '#shop/catalogue/categories/category.ts'
import { paths } from '../../app/paths.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { catalogueMessages } from '../../messages/en/storefront/catalogue/catalogue.ts'
import { siteMessages } from '../../messages/en/site.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { MegaColumn } from './mega-column.tsx'
import { moveByKey } from './arrow-keys.ts'
import { useCategoryTree, useCategoryProducts } from './use-category-tree.ts'

const place = (node: CategoryNode) => paths.category(node.path.split('/'))

/** Main category, sub-category, item category, products: each column follows the one before. */
export function MegaPanel() {
  const t = useMessages(catalogueMessages, siteMessages)
  const tree = useCategoryTree(true)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const main = tree?.find(({ path }) => path === chosen[0]) ?? tree?.[0]
  const sub = main?.children.find(({ path }) => path === chosen[1]) ?? main?.children[0]
  const leaf = sub?.children.find(({ path }) => path === chosen[2]) ?? sub?.children[0]
  const products = useCategoryProducts(leaf?.path ?? null)

  const rows = (nodes: readonly CategoryNode[] = [], level: number) =>
    nodes.map((node) => ({
      key: node.path,
      name: node.name,
      to: place(node),
      count: node.families,
      choose: () => setChosen([...chosen.slice(0, level), node.path]),
    }))

  return (
    <div role="group" aria-label={t('layout.allCategories')} className="mega" onKeyDown={moveByKey}>
      <div className="wrap grid grid-cols-4">
        {tree === null ? (
          <MenuSkeleton />
        ) : (
          <>
            <MegaColumn
              title={t('layout.allCategories')}
              rows={rows(tree, 0)}
              active={main?.path}
            />
            <MegaColumn title={main?.name} rows={rows(main?.children, 1)} active={sub?.path} />
            <MegaColumn title={sub?.name} rows={rows(sub?.children, 2)} active={leaf?.path} />
            {products === null ? (
              <MenuSkeleton />
            ) : (
              <MegaColumn
                title={leaf?.name}
                rows={products.map((product) => ({
                  key: product.id,
                  name: product.name,
                  note: product.pack.text,
                  to: paths.item(product),
                }))}
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
