import {
  ClipboardList,
  Coins,
  Heart,
  ListChecks,
  LogOut,
  MapPin,
  NotebookText,
  Truck,
} from 'lucide-react'
import { spendable } from '#shop/loyalty/points.ts'
import type { Person } from '../../app/api/api.ts'
import { khataPath } from '../../app/khata-path.ts'
import { listPaths } from '../../app/list-paths.ts'
import { paths } from '../../app/paths.ts'
import { Link } from '../../app/router/link.tsx'
import { accountMessages } from '../../messages/en/storefront/account/account.ts'
import { addressesMessages } from '../../messages/en/storefront/account/addresses.ts'
import { pointsMessages } from '../../messages/en/storefront/account/points.ts'
import { siteMessages } from '../../messages/en/site.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { LoyaltyCard } from './loyalty-card.tsx'
import { CardCode } from './card-code.tsx'
import { usePointsRule } from '../layout-data/use-points-rule.ts'
import { useSession } from '../auth/use-session.ts'

type Props = { person: Person; hasKhata: boolean }

export function AccountSide({ person, hasKhata }: Props) {
  const t = useMessages(accountMessages, addressesMessages, pointsMessages, siteMessages)
  const { logout } = useSession()
  const { on } = usePointsRule()
  return (
    <aside className="grid gap-6">
      <nav aria-label={t('profile.ways')} className="panel grid p-2">
        <Link to={paths.orders()} className="menu-link">
          <Truck aria-hidden className="size-5 text-link" /> {t('profile.orders')}
        </Link>
        <Link to={paths.wishlist()} className="menu-link">
          <Heart aria-hidden className="size-5 text-link" /> {t('profile.wishlist')}
        </Link>
        <Link to={paths.addresses()} className="menu-link">
          <MapPin aria-hidden className="size-5 text-link" /> {t('addresses.title')}
        </Link>
        <Link to={paths.points()} className="menu-link">
          <Coins aria-hidden className="size-5 text-link" /> {t('points.link')}
        </Link>
        {hasKhata && (
          <Link to={khataPath()} className="menu-link">
            <NotebookText aria-hidden className="size-5 text-link" /> {t('profile.khata')}
          </Link>
        )}
        <Link to={listPaths.lists()} className="menu-link">
          <ClipboardList aria-hidden className="size-5 text-link" /> {t('profile.lists')}
        </Link>
        <Link to={paths.quickOrder()} className="menu-link">
          <ListChecks aria-hidden className="size-5 text-link" /> {t('layout.quickOrder')}
        </Link>
        <button type="button" className="menu-link" onClick={() => void logout()}>
          <LogOut aria-hidden className="size-5 text-link rtl:-scale-x-100" /> {t('profile.logout')}
        </button>
      </nav>
      <section aria-label={t('profile.card')} className="grid gap-3">
        <div className="rounded-card [box-shadow:var(--shadow-float)]">
          <LoyaltyCard
            person={person}
            code={<CardCode number={person.loyaltyCard} person={person.fullName} />}
          />
        </div>
        <p className="text-soft">
          {person.points < 0
            ? t('profile.owed')
            : on
              ? t('profile.points', { count: spendable(person) })
              : t('profile.pointsOff', { count: person.points })}
        </p>
      </section>
    </aside>
  )
}
