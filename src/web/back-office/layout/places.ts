import {
  Banknote,
  CalendarClock,
  ChartColumn,
  ClipboardList,
  FolderTree,
  History,
  Inbox,
  KeyRound,
  Mail,
  MapPinned,
  Newspaper,
  NotebookText,
  Package,
  Route,
  Server,
  Settings,
  ShieldCheck,
  Star,
  Store,
  Sun,
  Tag,
  TextSearch,
  Undo2,
  Users,
  Warehouse,
} from 'lucide-react'
import type { ComponentType } from 'react'
import { allows, type Permission } from '#shop/permissions.ts'
import type { StaffRole } from '#shop/person.ts'
import type { backOfficeMessages } from '../../messages/en/back-office/office.ts'
import type { PlainKey } from '../../messages/screen.ts'
import { officePaths } from '../addresses.ts'
import { contentPlaces } from '../content/content-places.ts'
import type { WaitingFor } from './use-waiting.ts'

export type Place = {
  to: string
  label: PlainKey<typeof backOfficeMessages>
  icon: ComponentType<{ className: string }>
  /** the icon points to one side, so it is mirrored in a page from the right */
  isPointing?: true
  needs: Permission
  /** whose menu has it; absent: all who may open it */
  only?: StaffRole
  /** only its own page, not those below */
  end?: boolean
  /** the addresses of its parts, which the navigation does not list */
  parts?: readonly string[]
  group?: Group
  waiting?: WaitingFor
}

export const groups = ['sell', 'catalogue', 'customers', 'insight', 'shop'] as const
export type Group = (typeof groups)[number]

export const places = [
  { to: officePaths.today(), label: 'nav.today', icon: Sun, needs: 'today.read', end: true },
  { to: officePaths.rider(), label: 'nav.run', icon: Route, needs: 'run.read', only: 'rider' },
  {
    to: officePaths.orders(),
    label: 'nav.orders',
    icon: ClipboardList,
    needs: 'order.read',
    group: 'sell',
    waiting: 'orders',
  },
  {
    to: officePaths.counter(),
    label: 'nav.counter',
    icon: Store,
    needs: 'sale.read',
    group: 'sell',
  },
  {
    to: officePaths.cash(),
    label: 'nav.cash',
    icon: Banknote,
    needs: 'cash.read',
    group: 'sell',
  },
  {
    to: officePaths.returns(),
    label: 'nav.returns',
    icon: Undo2,
    isPointing: true,
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
    to: officePaths.khataList(),
    label: 'nav.khata',
    icon: NotebookText,
    needs: 'khata.read',
    group: 'customers',
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
    group: 'shop',
  },
  {
    to: officePaths.searches(),
    label: 'nav.searches',
    icon: TextSearch,
    needs: 'search.read',
    group: 'insight',
  },
  {
    to: officePaths.reports(),
    label: 'nav.reports',
    icon: ChartColumn,
    needs: 'report.read',
    group: 'insight',
  },
  {
    to: officePaths.zones(),
    label: 'nav.zones',
    icon: MapPinned,
    needs: 'zone.read',
    group: 'shop',
  },
  {
    to: officePaths.windows(),
    label: 'nav.windows',
    icon: CalendarClock,
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

/** What the menu of a role lists. */
export const placesOf = (role: StaffRole): Place[] =>
  places.filter(({ needs, only }: Place) => allows(role, needs) && (only ?? role) === role)

/** Where a role begins: Today, or the first page that it may open. */
export const homeOf = (role: StaffRole): string => placesOf(role)[0]?.to ?? officePaths.security()
