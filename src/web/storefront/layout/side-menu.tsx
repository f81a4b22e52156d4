import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { CategoryNode } from '#shop/catalogue/categories/category.ts'
import { paths } from '../../app/paths.ts'
import { Link } from '../../app/router/link.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { siteMessages } from '../../messages/en/site.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useOverlayActions } from '../parts/overlay.tsx'
import { navLinks, sideLinks } from '../parts/nav-links.ts'
import { LanguageLink } from './language-link.tsx'
import { useCategoryTree, useCategoryProducts } from './use-category-tree.ts'

/** The phone's menu: home, offers and the language, the category tree, then the other pages. */
export default function SideMenu({ open }: { open: boolean }) {
  const t = useMessages(siteMessages)
  const { close } = useOverlayActions()
  const tree = useCategoryTree(open)
  const [first, others] = [navLinks.slice(0, 2), navLinks.slice(2)]
  const pageLink = ({ to, label }: (typeof navLinks)[number]) => (
    <li key={to}>
      <Link to={to} className="menu-link -mx-3" onClick={close}>
        {t(label)}
      </Link>
    </li>
  )

  return (
    <Dialog open={open} onClose={close} from="start" title={t('layout.allCategories')}>
      <ul className="mb-2 flex flex-wrap gap-x-4 border-b border-line pb-2">
        {first.map(pageLink)}
        <li className="ms-auto">
          <LanguageLink className="menu-link -mx-3" />
        </li>
      </ul>
      {tree === null ? <MenuSkeleton /> : <Branch nodes={tree} onGo={close} />}
      <ul className="mt-4 border-t border-line pt-4">{[...others, ...sideLinks].map(pageLink)}</ul>
    </Dialog>
  )
}

/** Opening a branch closes its siblings; clicking an open one closes all below it. */
function Branch({ nodes, onGo }: { nodes: readonly CategoryNode[]; onGo: () => void }) {
  const t = useMessages(siteMessages)
  const [open, setOpen] = useState<string | null>(null)
  return (
    <ul>
      {nodes.map((node) => {
        const unfolded = open === node.path
        return (
          <li key={node.path}>
            <div className="flex items-center">
              <Link
                to={paths.category(node.path.split('/'))}
                className="menu-link -ms-3 grow"
                onClick={onGo}
              >
                {node.name}
              </Link>
              <button
                type="button"
                className="icon-button"
                aria-expanded={unfolded}
                aria-label={t('layout.unfold', { name: node.name })}
                onClick={() => setOpen(unfolded ? null : node.path)}
              >
                <ChevronDown
                  aria-hidden
                  className={`size-5 transition-transform ${unfolded ? 'rotate-180' : ''}`}
                />
              </button>
            </div>
            {unfolded && (
              <div className="ms-2 border-s-2 border-marigold ps-4">
                {node.children.length > 0 ? (
                  <Branch nodes={node.children} onGo={onGo} />
                ) : (
                  <CategoryProducts path={node.path} onGo={onGo} />
                )}
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function CategoryProducts({ path, onGo }: { path: string; onGo: () => void }) {
  const products = useCategoryProducts(path)
  if (products === null) return <MenuSkeleton />
  return (
    <ul>
      {products.map((product) => (
        <li key={product.id}>
          <Link to={paths.item(product)} className="menu-link -ms-3 text-small" onClick={onGo}>
            {product.name}
          </Link>
        </li>
      ))}
    </ul>
  )
}

const MenuSkeleton = () => (
  <div className="grid gap-5 py-3">
    {[1, 2, 3, 4].map((row) => (
      <Skeleton key={row} className="h-4 w-3/4" />
    ))}
  </div>
)
