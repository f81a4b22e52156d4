import './categories.css'
import './category.css'
import './panel.css'
import type { CategoryNode } from '#shop/catalogue/categories/category.ts'
import { definePage } from '../layout-data/define-page.ts'
import { paths } from '../../app/paths.ts'
import { Link } from '../../app/router/link.tsx'
import { Photo } from '../../ui/photo.tsx'
import { catalogueMessages } from '../../messages/en/storefront/catalogue/catalogue.ts'
import { siteMessages } from '../../messages/en/site.ts'
import { messagesIn, type Translate } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { navLinks, sideLinks } from '../parts/nav-links.ts'
import { crumbFacts, Crumbs } from '../parts/crumbs.tsx'
import { EmptyCategory } from '../parts/empty-category.tsx'
import { usePerson } from '../layout-data/use-layout-data.ts'
import { panelClass } from './panel-of.ts'
import { tintClass } from '../parts/use-tint.ts'

const crumbsOf = (t: Translate<typeof catalogueMessages | typeof siteMessages>) => [
  { name: t('layout.allCategories'), to: paths.categories() },
]
const place = (node: CategoryNode) => paths.category(node.path.split('/'))

/** All menus on one page: for browsers without JavaScript, and as an overview. */
export const page = definePage({
  load: ({ api }) => api.categoryTree(),
  head: (_, { url, language }) => {
    const t = messagesIn(language, catalogueMessages, siteMessages)
    return {
      title: t('layout.allCategories'),
      description: t('categories.description'),
      canonical: paths.categories(),
      facts: [crumbFacts(crumbsOf(t), url.origin, language)],
    }
  },
  Page: ({ data: tree }) => {
    const t = useMessages(catalogueMessages, siteMessages)
    const person = usePerson()
    return (
      <div className="wrap">
        <Crumbs crumbs={crumbsOf(t)} />
        <h1 className="mb-6 text-sign">{t('layout.allCategories')}</h1>
        {tree.length === 0 ? <EmptyCategory /> : <div className="lane-list">{tree.map(Lane)}</div>}
        <nav aria-label={t('categories.pages')} className="mt-12 border-t border-line pt-6">
          <h2 className="head-art head-feathers mb-3 text-head">{t('categories.pages')}</h2>
          <ul className="flex flex-wrap gap-x-6">
            {[...navLinks, ...sideLinks.filter(({ to }) => person || to !== paths.profile())].map(
              ({ to, label }) => (
                <li key={to}>
                  <Link to={to} className="inline-link inline-flex min-h-11 items-center">
                    {t(label)}
                  </Link>
                </li>
              ),
            )}
          </ul>
        </nav>
      </div>
    )
  },
})

const Lane = (main: CategoryNode) => (
  <section key={main.path} className={`lane-part ${tintClass(main.tint, main.path)}`}>
    <h2>
      <Link to={place(main)} className={`tile ${panelClass(main.path)}`}>
        <span className="font-display text-lead leading-tight font-bold wide:text-title">
          {main.name}
        </span>
        {main.picture && (
          <Photo picture={main.picture} alt="" sizes="80px" className="tile-picture" />
        )}
      </Link>
    </h2>
    {main.children.map((sub) => (
      // On phones the category's own page shows them with pictures.
      <div key={sub.path} className="max-wide:hidden">
        <h3 className="font-semibold">
          <Link
            to={place(sub)}
            className="inline-flex min-h-9 items-center max-wide:min-h-11 hover:text-link hover:underline"
          >
            {sub.name}
          </Link>
        </h3>
        <ul className="flex flex-wrap gap-x-4 text-small text-soft">
          {sub.children.map((category) => (
            <li key={category.path}>
              <Link
                to={place(category)}
                className="inline-flex min-h-8 items-center max-wide:min-h-11 hover:text-link hover:underline"
              >
                {category.name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    ))}
  </section>
)
