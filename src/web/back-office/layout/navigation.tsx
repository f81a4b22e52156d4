import { ChevronDown, Menu } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { NavLink } from '../../app/router/link.tsx'
import { useLocation } from '../../app/router/use-router.tsx'
import { backOfficeMessages } from '../../messages/en/back-office/office.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { storedText } from '../../app/storage/stored-text.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { LeaveOffice } from './leave-office.tsx'
import { useLayoutData } from './use-layout-data.ts'
import { type Group, groups, type Place, places, placesOf } from './places.ts'
import { useWaiting } from './use-waiting.ts'

/** Names of collapsed groups on this device, separated by blanks. */
const collapsed = storedText('kiryana-office-menu', 100)

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
  const { to, label, icon: Icon, isPointing, parts = [], end = false } = place
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
        <Icon aria-hidden className={`size-5 ${isPointing ? 'rtl:-scale-x-100' : ''}`} />
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
  const waiting = useWaiting(data?.waiting)
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
    const own = placesOf(data.role).filter((place) => place.group === group)
    return own.length === 0 ? null : (
      <ul>
        {own.map((place) => (
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
      <div className="mt-6 grid gap-3 wide:hidden">
        <LanguageSwitch className="" />
        <div className="grid gap-3 md:hidden">
          <LeaveOffice isIn />
        </div>
      </div>
    </nav>
  )
}
