import {
  ChartColumn,
  ChevronDown,
  ClipboardList,
  FolderTree,
  History,
  Inbox,
  KeyRound,
  Mail,
  MapPinned,
  Menu,
  Newspaper,
  Package,
  Server,
  Settings,
  ShieldCheck,
  Star,
  Sun,
  Tag,
  TextSearch,
  Undo2,
  Users,
  Warehouse,
} from 'lucide-react'
import { type ComponentType, useEffect, useRef } from 'react'
import { allows, type Permission } from '#shop/permissions.ts'
import { NavLink } from '../../app/router/link.tsx'
import { useLocation } from '../../app/router/use-router.tsx'
import { backOfficeMessages } from '../../messages/en/back-office/office.ts'
import type { PlainKey } from '../../messages/screen.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { storedText } from '../../app/storage/stored-text.ts'
import { officePaths } from '../addresses.ts'
import { contentPlaces } from '../content/content-places.ts'
import { LeaveOffice } from './leave-office.tsx'
import { useLayoutData } from './use-layout-data.ts'
import { useWaiting, type WaitingFor } from './use-waiting.ts'

type Place = {
  to: string
  label: PlainKey<typeof backOfficeMessages>
  icon: ComponentType<{ className: string }>
  needs: Permission
  /** only its own page, not those below */
  end?: boolean
  /** the addresses of its parts, which the navigation does not list */
  parts?: readonly string[]
  group?: Group
  waiting?: WaitingFor
}

const groups = ['sell', 'catalogue', 'customers', 'content', 'shop'] as const
type Group = (typeof groups)[number]

/** Names of collapsed groups on this device, separated by blanks. */
const collapsed = storedText('kiryana-office-menu', 100)

export const places = [
  { to: officePaths.today(), label: 'nav.today', icon: Sun, needs: 'today.read', end: true },
  {
    to: officePaths.orders(),
    label: 'nav.orders',
    icon: ClipboardList,
    needs: 'order.read',
    group: 'sell',
    waiting: 'orders',
  },
  {
    to: officePaths.returns(),
    label: 'nav.returns',
    icon: Undo2,
    needs: 'return.read',
    group: 'sell',
    waiting: 'returns',
  },
  {
    to: officePaths.products(),
    label: 'nav.products',
    icon: Package,
    needs: 'product.read',
    group: 'catalogue',
  },
  {
    to: officePaths.categories(),
    label: 'nav.categories',
    icon: FolderTree,
    needs: 'product.read',
    group: 'catalogue',
  },
  {
    to: officePaths.brands(),
    label: 'nav.brands',
    icon: Tag,
    needs: 'product.read',
    group: 'catalogue',
  },
  {
    to: officePaths.stock(),
    label: 'nav.stock',
    icon: Warehouse,
    needs: 'product.read',
    group: 'catalogue',
  },
  {
    to: officePaths.customers(),
    label: 'nav.customers',
    icon: Users,
    needs: 'customer.read',
    group: 'customers',
    waiting: 'customers',
  },
  {
    to: officePaths.messages(),
    label: 'nav.messages',
    icon: Inbox,
    needs: 'message.read',
    group: 'customers',
    waiting: 'messages',
  },
  {
    to: officePaths.reviews(),
    label: 'nav.reviews',
    icon: Star,
    needs: 'review.read',
    group: 'customers',
    waiting: 'reviews',
  },
  {
    to: officePaths.content(),
    label: 'nav.content',
    icon: Newspaper,
    needs: 'content.read',
    parts: contentPlaces.map(({ to }) => to),
    group: 'content',
  },
  {
    to: officePaths.searches(),
    label: 'nav.searches',
    icon: TextSearch,
    needs: 'search.read',
    group: 'content',
  },
  {
    to: officePaths.reports(),
    label: 'nav.reports',
    icon: ChartColumn,
    needs: 'report.read',
    group: 'content',
  },
  {
    to: officePaths.zones(),
    label: 'nav.zones',
    icon: MapPinned,
    needs: 'zone.read',
    group: 'shop',
  },
  {
    to: officePaths.emails(),
    label: 'nav.emails',
    icon: Mail,
    needs: 'outbox.read',
    group: 'shop',
  },
  {
    to: officePaths.staff(),
    label: 'nav.staff',
    icon: ShieldCheck,
    needs: 'staff.read',
    group: 'shop',
  },
  {
    to: officePaths.audit(),
    label: 'nav.audit',
    icon: History,
    needs: 'audit.read',
    group: 'shop',
  },
  {
    to: officePaths.system(),
    label: 'nav.system',
    icon: Server,
    needs: 'system.read',
    group: 'shop',
  },
  {
    to: officePaths.settings(),
    label: 'nav.settings',
    icon: Settings,
    needs: 'settings.read',
    group: 'shop',
  },
  {
    to: officePaths.security(),
    label: 'nav.security',
    icon: KeyRound,
    needs: 'security.own',
    group: 'shop',
  },
] as const satisfies readonly Place[]

const menuId = 'office-menu'

/** Opens the navigation on narrow screens. */
export function MenuButton() {
  const t = useMessages(backOfficeMessages)
  return (
    <button
      type="button"
      popoverTarget={menuId}
      aria-label={t('nav.menu')}
      className="icon-button wide:hidden"
    >
      <Menu aria-hidden />
    </button>
  )
}

type EntryProps = { place: Place; count: number; onClick: () => void }

function Entry({ place, count, onClick }: EntryProps) {
  const t = useMessages(backOfficeMessages)
  const { pathname } = useLocation()
  const { to, label, icon: Icon, parts = [], end = false } = place
  const isInside = parts.some((part) => pathname === part || pathname.startsWith(`${part}/`))
  return (
    <li className="relative">
      <NavLink
        to={to}
        end={end}
        className="office-link"
        onClick={onClick}
        {...(isInside && { 'aria-current': 'page' })}
      >
        <Icon aria-hidden className="size-5" />
        {t(label)}
      </NavLink>
      {count > 0 && (
        <span className="office-count">
          {t.number(count)} <span className="sr-only">{t('nav.waiting')}</span>
        </span>
      )}
    </li>
  )
}

export function Navigation() {
  const t = useMessages(backOfficeMessages)
  const data = useLayoutData()
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const waiting = useWaiting(data !== null)
  const closed = collapsed.use().split(' ')
  // On a low screen the current page may be out of sight.
  useEffect(() => {
    const [list, here] = [nav.current, nav.current?.querySelector('[aria-current="page"]')]
    const [box, place] = [list?.getBoundingClientRect(), here?.getBoundingClientRect()]
    // Not `scrollIntoView`: it would scroll the page too.
    if (list && box && place)
      list.scrollTop += Math.max(0, place.bottom - box.bottom) + Math.min(0, place.top - box.top)
  }, [pathname])
  if (data === null) return null
  const hide = () => {
    if (nav.current?.matches(':popover-open')) nav.current.hidePopover()
  }
  const entriesOf = (group: Group | undefined) => {
    const own = places.filter(
      (place: Place) => place.group === group && allows(data.role, place.needs),
    )
    return own.length === 0 ? null : (
      <ul className="grid gap-1">
        {own.map((place: Place) => (
          <Entry
            key={place.to}
            place={place}
            count={place.waiting ? (waiting[place.waiting] ?? 0) : 0}
            onClick={hide}
          />
        ))}
      </ul>
    )
  }
  const hasPage = (group: Group) =>
    places.some((place: Place) => place.group === group && pathname.startsWith(place.to))
  const remember = (group: Group, isOpen: boolean) => {
    const others = closed.filter((one) => one !== group)
    if (isOpen === closed.includes(group))
      collapsed.write((isOpen ? others : [...others, group]).join(' '))
  }
  return (
    <nav ref={nav} id={menuId} popover="auto" aria-label={t('nav.label')} className="office-nav">
      {entriesOf(undefined)}
      {groups.map((group) => {
        const entries = entriesOf(group)
        return (
          entries && (
            <details
              key={group}
              open={!closed.includes(group) || hasPage(group)}
              onToggle={({ currentTarget }) => remember(group, currentTarget.open)}
            >
              <summary className="office-group">
                {t(`navGroup.${group}`)}
                <ChevronDown aria-hidden className="size-4" />
              </summary>
              {entries}
            </details>
          )
        )
      })}
      <div className="mt-6 grid gap-3 md:hidden">
        <LeaveOffice isIn />
      </div>
    </nav>
  )
}
