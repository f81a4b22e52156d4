import { paths } from '../../app/paths.ts'
import { Link } from '../../app/router/link.tsx'
import { Photo } from '../../ui/photo.tsx'
import { homeMessages } from '../../messages/en/home.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useLayoutData } from '../layout-data/use-layout-data.ts'
import { SectionHead } from '../parts/section-head.tsx'
import { tintClass } from '../parts/use-tint.ts'

/** The main categories, each under its own arch; on a phone a row that stays in sight below the header. */
export function Departments() {
  const t = useMessages(homeMessages)
  const { departments } = useLayoutData()
  if (departments.length === 0) return null
  return (
    <section className="departments wrap mt-10">
      <SectionHead title={t('home.departments')} art="feathers">
        <Link to={paths.products()} className="inline-link thumb">
          {t('home.seeAll')}
          <span className="sr-only"> {t('home.products')}</span>
        </Link>
      </SectionHead>
      <ul className="lanes">
        {departments.map(({ name, path, tint, picture }) => (
          <li key={path}>
            <Link to={paths.category([path])} className={`lane ${tintClass(tint, path)}`}>
              <span className="lane-arch mehrab picture-ground">
                <Photo
                  picture={picture}
                  alt=""
                  sizes="160px"
                  className="size-full object-contain"
                />
              </span>
              <span className="lane-name">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
