import { Link } from 'react-router'
import type { CategoryNode } from '#shop/catalogue/category.ts'
import type { Product } from '#shop/catalogue/product.ts'
import { paths } from '../../paths.ts'
import { Photo } from '../../ui/photo.tsx'
import { t } from '../../words/t.ts'

type Props = { category: CategoryNode; level: number; products: readonly Product[] }

/** What is below, each with what it counts: item categories of a sub-category, else items. */
export function Tiles({ category, level, products }: Props) {
  if (category.children.length === 0) return null
  return (
    <ul className="tiles" aria-label={t('category.tiles', { name: category.name })}>
      {category.children.map((child) => (
        <li key={child.path}>
          <Link to={paths.category(child.path.split('/'))} className="tile">
            <span className="grid content-center gap-1">
              <span className="font-display leading-tight font-bold">{child.name}</span>
              <span className="text-small">
                {level === 1
                  ? t('category.shelves', { count: child.children.length })
                  : t('category.items', { count: child.products })}
              </span>
            </span>
            <TilePicture picture={pictureOf(child, products)} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Its own, or that of something that stands in it. */
const pictureOf = ({ path, picture }: CategoryNode, products: readonly Product[]) =>
  picture ?? products.find(({ shelf }) => `${shelf.path}/`.startsWith(`${path}/`))?.picture ?? null

const TilePicture = ({ picture }: { picture: string | null }) =>
  picture && <Photo picture={picture} alt="" sizes="80px" className="tile-picture" />
