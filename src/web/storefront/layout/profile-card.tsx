import {
  ClipboardList,
  Hourglass,
  ListChecks,
  LogOut,
  PackageSearch,
  UserRoundPen,
} from 'lucide-react'
import { awaitsApproval } from '#shop/person.ts'
import type { Person } from '../../app/api/api.ts'
import { listPaths } from '../../app/list-paths.ts'
import { paths } from '../../app/paths.ts'
import { Link } from '../../app/router/link.tsx'
import { accountMessages } from '../../messages/en/storefront/account/account.ts'
import { siteMessages } from '../../messages/en/site.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useSession } from '../auth/use-session.ts'
import { LoyaltyCard } from '../account/loyalty-card.tsx'

export const ProfileCard = ({ person }: { person: Person }) => {
  const t = useMessages(accountMessages)
  return (
    <div className="menu-card end-0 w-80">
      <LoyaltyCard person={person} />
      {awaitsApproval(person) && (
        <p className="flex items-center gap-3 px-5 pt-4 text-small text-soft">
          <Hourglass aria-hidden className="size-5 shrink-0" /> {t('profile.waiting')}
        </p>
      )}
      <ProfileLinks isStock={person.kind === 'stock'} />
    </div>
  )
}

function ProfileLinks({ isStock }: { isStock: boolean }) {
  const t = useMessages(siteMessages, accountMessages)
  const { logout } = useSession()
  return (
    <ul className="p-2">
      <li>
        <Link to={paths.orders()} className="menu-link">
          <PackageSearch aria-hidden className="size-5" /> {t('nav.orders')}
        </Link>
      </li>
      <li>
        <Link to={paths.profile()} className="menu-link">
          <UserRoundPen aria-hidden className="size-5" /> {t('nav.profile')}
        </Link>
      </li>
      <li>
        <Link to={listPaths.lists()} className="menu-link">
          <ClipboardList aria-hidden className="size-5" /> {t('profile.lists')}
        </Link>
      </li>
      {isStock && (
        <li>
          <Link to={paths.quickOrder()} className="menu-link">
            <ListChecks aria-hidden className="size-5" /> {t('layout.quickOrder')}
          </Link>
        </li>
      )}
      <li>
        <button type="button" className="menu-link w-full" onClick={() => void logout()}>
          <LogOut aria-hidden className="size-5 rtl:-scale-x-100" /> {t('profile.logout')}
        </button>
      </li>
    </ul>
  )
}
