import { ChevronDown, LogOut, PackageSearch, UserRound, UserRoundPen } from 'lucide-react'
import { Link } from 'react-router'
import type { Person } from '../../api.ts'
import { paths } from '../../paths.ts'
import { wordsOf } from '../../problem.ts'
import { toast } from '../../ui/toast.ts'
import { t } from '../../words/t.ts'
import { useOverlay } from '../session/overlay.tsx'
import { useSession } from '../session/use-session.ts'
import { Avatar } from './avatar.tsx'
import { LoyaltyCard } from './loyalty-card.tsx'
import { Opener } from './opener.tsx'
import { useDisclosure } from './use-disclosure.ts'
import { usePerson } from './use-frame.ts'

export function AccountMenu() {
  const person = usePerson()
  return person ? <Profile person={person} /> : <Doors />
}

function Doors() {
  const { show } = useOverlay()
  return (
    <div className="flex items-center">
      <Opener to={paths.loginPage()} className="header-action" onOpen={() => show('login')}>
        <UserRound aria-hidden className="size-6" />
        <span className="max-wide:sr-only">{t('login.title')}</span>
      </Opener>
      <button
        type="button"
        className="header-action max-wide:hidden"
        onClick={() => show('signup')}
      >
        {t('login.signUp')}
      </button>
    </div>
  )
}

function Profile({ person }: { person: Person }) {
  const { open, setOpen, box } = useDisclosure<HTMLDivElement>()
  return (
    <div ref={box} className="relative">
      <button
        type="button"
        className="header-action"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Avatar person={person} className="size-8" />
        <span className="sr-only">{t('frame.account', { name: person.fullName })}</span>
        <span aria-hidden className="max-w-28 truncate max-wide:hidden">
          {person.fullName.split(' ')[0]}
        </span>
        <ChevronDown aria-hidden className="size-4 max-wide:hidden" />
      </button>
      {open && (
        <div className="menu-card end-0 w-80">
          <LoyaltyCard person={person} />
          <ProfileLinks />
        </div>
      )}
    </div>
  )
}

function ProfileLinks() {
  const { logout } = useSession()
  const leave = () =>
    // Spec §8: a failed logout leaves the person signed in; we say so instead of only logging it.
    void logout().catch((error: unknown) => toast.error(wordsOf(error, t('login.logoutFailed'))))
  return (
    <ul className="p-2">
      <li>
        <Link to={paths.profile()} className="menu-link">
          <UserRoundPen aria-hidden className="size-5" /> {t('frame.editProfile')}
        </Link>
      </li>
      <li>
        <Link to={paths.orders()} className="menu-link">
          <PackageSearch aria-hidden className="size-5" /> {t('frame.trackOrder')}
        </Link>
      </li>
      <li>
        <button type="button" className="menu-link w-full" onClick={leave}>
          <LogOut aria-hidden className="size-5" /> {t('frame.logout')}
        </button>
      </li>
    </ul>
  )
}
