import {
  ChartColumn,
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
import { officePaths } from '../addresses.ts'
import { contentPlaces } from '../content/content-places.ts'
import { LeaveOffice } from './leave-office.tsx'
import { useLayoutData } from './use-layout-data.ts'

type Place = {
  to: string
  label: PlainKey<typeof backOfficeMessages>
  icon: ComponentType<{ className: string }>
  needs: Permission
  /** only its own page, not those below */
  end?: boolean
  /** the addresses of its parts, which the navigation does not list */
  parts?: readonly string[]
}

export const places = [
  { to: officePaths.today(), label: 'nav.today', icon: Sun, needs: 'today.read', end: true },
  { to: officePaths.orders(), label: 'nav.orders', icon: ClipboardList, needs: 'order.read' },
  { to: officePaths.products(), label: 'nav.products', icon: Package, needs: 'product.read' },
  {
    to: officePaths.categories(),
    label: 'nav.categories',
    icon: FolderTree,
    needs: 'product.read',
  },
  { to: officePaths.brands(), label: 'nav.brands', icon: Tag, needs: 'product.read' },
  { to: officePaths.stock(), label: 'nav.stock', icon: Warehouse, needs: 'product.read' },
  { to: officePaths.returns(), label: 'nav.returns', icon: Undo2, needs: 'return.read' },
  { to: officePaths.messages(), label: 'nav.messages', icon: Inbox, needs: 'message.read' },
  { to: officePaths.reviews(), label: 'nav.reviews', icon: Star, needs: 'review.read' },
  {
    to: officePaths.content(),
    label: 'nav.content',
    icon: Newspaper,
    needs: 'content.read',
    parts: contentPlaces.map(({ to }) => to),
  },
  { to: officePaths.searches(), label: 'nav.searches', icon: TextSearch, needs: 'search.read' },
  { to: officePaths.customers(), label: 'nav.customers', icon: Users, needs: 'customer.read' },
  { to: officePaths.zones(), label: 'nav.zones', icon: MapPinned, needs: 'zone.read' },
  { to: officePaths.emails(), label: 'nav.emails', icon: Mail, needs: 'outbox.read' },
  { to: officePaths.reports(), label: 'nav.reports', icon: ChartColumn, needs: 'report.read' },
  { to: officePaths.staff(), label: 'nav.staff', icon: ShieldCheck, needs: 'staff.read' },
  { to: officePaths.audit(), label: 'nav.audit', icon: History, needs: 'audit.read' },
  { to: officePaths.system(), label: 'nav.system', icon: Server, needs: 'system.read' },
  { to: officePaths.security(), label: 'nav.security', icon: KeyRound, needs: 'security.own' },
  { to: officePaths.settings(), label: 'nav.settings', icon: Settings, needs: 'settings.read' },
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

function Entry({ place, onClick }: { place: Place; onClick: () => void }) {
  const t = useMessages(backOfficeMessages)
  const { pathname } = useLocation()
  const { to, label, icon: Icon, parts = [], end = false } = place
  const isInside = parts.some((part) => pathname === part || pathname.startsWith(`${part}/`))
  return (
    <li>
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
    </li>
  )
}

export function Navigation() {
  const t = useMessages(backOfficeMessages)
  const data = useLayoutData()
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
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
  return (
    <nav ref={nav} id={menuId} popover="auto" aria-label={t('nav.label')} className="office-nav">
      <ul className="grid gap-1">
        {places
          .filter(({ needs }) => allows(data.role, needs))
          .map((place) => (
            <Entry key={place.to} place={place} onClick={hide} />
          ))}
      </ul>
      <div className="mt-6 grid gap-3 md:hidden">
        <LeaveOffice isIn />
      </div>
    </nav>
  )
}
