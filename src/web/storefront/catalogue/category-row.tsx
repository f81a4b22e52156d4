import { useEffect, useRef } from 'react'
import type { CategoryNode } from '#shop/catalogue/categories/category.ts'
import { paths } from '../../app/paths.ts'
import { Link } from '../../app/router/link.tsx'
import { catalogueMessages } from '../../messages/en/storefront/catalogue/catalogue.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useLayoutData } from '../layout-data/use-layout-data.ts'
import { tintClass } from '../parts/use-tint.ts'

export type CategoryRowData = { name: string; path: string; here: string; categories: Entry[] }
type Entry = Pick<CategoryNode, 'name' | 'path'> & { isBelow?: true }

/** Row of sibling categories, or a main category's children, with the current sub-category's children after it: on phones it replaces
 * the tiles. */
export function categoryRowOf(trail: readonly CategoryNode[]): CategoryRowData | null {
  const here = trail.at(-1)
  const around = trail.length > 1 ? trail.at(-2) : here
  if (!here || !around || around.children.length === 0) return null
  const categories = around.children.flatMap(({ name, path }): Entry[] => [
    { name, path },
    ...(path === here.path ? here.children.map((below) => categoryBelow(below)) : []),
  ])
  return { name: around.name, path: around.path, here: here.path, categories }
}

const categoryBelow = ({ name, path }: CategoryNode): Entry => ({ name, path, isBelow: true })

type Props = {
  row: CategoryRowData
  /** keeps the filters */
  narrowTo: (place: string[]) => string
}

/** Sticky; marks the current category. The other departments follow, so that the next is one tap away. */
export function CategoryRow({ row: { name, path, here, categories }, narrowTo }: Props) {
  const t = useMessages(catalogueMessages)
  const { departments } = useLayoutData()
  const [main = ''] = path.split('/')
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    const current = box.current?.querySelector<HTMLElement>('[aria-current]')
    if (!box.current || !current) return
    const { offsetLeft, offsetWidth } = current
    box.current.scrollLeft = offsetLeft - (box.current.clientWidth - offsetWidth) / 2
  }, [here])
  return (
    <nav ref={box} aria-label={t('category.row', { name })} className="shelf-row no-print">
      {[{ name: t('category.all'), path } as Entry, ...categories].map((category) => (
        <Link
          key={category.path}
          to={(category.path.startsWith(`${here}/`) ? narrowTo : paths.category)(
            category.path.split('/'),
          )}
          className={category.isBelow && 'shelf-below'}
          aria-current={category.path === here ? 'page' : undefined}
        >
          {category.name}
        </Link>
      ))}
      {departments
        .filter((other) => other.path !== main)
        .map((other) => (
          <Link
            key={other.path}
            to={paths.category([other.path])}
            className={`shelf-next ${tintClass(other.tint, other.path)}`}
          >
            {other.name}
          </Link>
        ))}
    </nav>
  )
}
