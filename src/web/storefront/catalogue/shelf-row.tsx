import { useEffect, useRef } from 'react'
import type { CategoryNode } from '#shop/catalogue/categories/category.ts'
import { paths } from '../../app/paths.ts'
import { Link } from '../../app/router/link.tsx'
import { catalogueMessages } from '../../messages/en/storefront/catalogue/catalogue.ts'
import { useMessages } from '../../messages/use-messages.ts'

export type ShelfRowData = { name: string; path: string; here: string; shelves: Shelf[] }
type Shelf = Pick<CategoryNode, 'name' | 'path'> & { isBelow?: true }

/** Row of sibling categories, or a main category's children, with the current sub-category's children after it: on phones it replaces
 * the tiles. */
export function shelfRowOf(trail: readonly CategoryNode[]): ShelfRowData | null {
  const here = trail.at(-1)
  const around = trail.length > 1 ? trail.at(-2) : here
  if (!here || !around || around.children.length === 0) return null
  const shelves = around.children.flatMap(({ name, path }): Shelf[] => [
    { name, path },
    ...(path === here.path ? here.children.map((below) => shelfBelow(below)) : []),
  ])
  return { name: around.name, path: around.path, here: here.path, shelves }
}

const shelfBelow = ({ name, path }: CategoryNode): Shelf => ({ name, path, isBelow: true })

/** Sticky; marks the current category. */
export function ShelfRow({ row: { name, path, here, shelves } }: { row: ShelfRowData }) {
  const t = useMessages(catalogueMessages)
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    const current = box.current?.querySelector<HTMLElement>('[aria-current]')
    if (!box.current || !current) return
    const { offsetLeft, offsetWidth } = current
    box.current.scrollLeft = offsetLeft - (box.current.clientWidth - offsetWidth) / 2
  }, [here])
  return (
    <nav ref={box} aria-label={t('category.row', { name })} className="shelf-row no-print">
      {[{ name: t('category.all'), path } as Shelf, ...shelves].map((shelf) => (
        <Link
          key={shelf.path}
          to={paths.category(shelf.path.split('/'))}
          className={shelf.isBelow && 'shelf-below'}
          aria-current={shelf.path === here ? 'page' : undefined}
        >
          {shelf.name}
        </Link>
      ))}
    </nav>
  )
}
