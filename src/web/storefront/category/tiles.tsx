import { Link } from 'react-router'
import type { CategoryNode } from '#shop/catalogue/category.ts'
import { paths } from '../../paths.ts'
import { Photo } from '../../ui/photo.tsx'
import { t } from '../../words/t.ts'

/** What is below, each with what it counts: item categories of a sub-category, else items. */
export function Tiles({ category, level }: { category: CategoryNode; level: number }) {
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
            {child.picture && (
              <Photo picture={child.picture} alt="" sizes="96px" className="tile-picture" />
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
}
