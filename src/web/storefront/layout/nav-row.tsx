import { paths } from '../../app/paths.ts'
import { NavLink } from '../../app/router/link.tsx'
import { siteMessages } from '../../messages/en/site.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { MegaMenu } from './mega-menu.tsx'
import { navLinks } from '../parts/nav-links.ts'

/** The second row of the wide layout. */
export const NavRow = () => {
  const t = useMessages(siteMessages)
  return (
    <nav aria-label={t('layout.nav')} className="nav-row no-print max-wide:hidden">
      <div className="wrap flex items-center gap-1">
        <MegaMenu />
        <ul className="flex items-center gap-1">
          {navLinks.map(({ to, words }) => (
            <li key={to}>
              <NavLink to={to} end={to === paths.home()} className="nav-link">
                {t(words)}
              </NavLink>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
