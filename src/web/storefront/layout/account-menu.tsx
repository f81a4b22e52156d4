import { ChevronDown, UserRound } from 'lucide-react'
import { Suspense } from 'react'
import type { Person } from '../../app/api/api.ts'
import { ahead, lazyPart } from '../../app/hydration/lazy-part.ts'
import { paths } from '../../app/paths.ts'
import { personalPart } from '../../app/personal-part.tsx'
import { siteMessages } from '../../messages/en/site.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useOverlayActions } from '../parts/overlay.tsx'
import { Avatar } from '../parts/avatar.tsx'
import { Opener } from '../parts/opener.tsx'
import { useDisclosure } from '../parts/use-disclosure.ts'
import { useLoginPage } from './use-login-page.ts'
import { usePerson } from '../layout-data/use-layout-data.ts'

const loadCard = () => import('./profile-card.tsx')
const ProfileCard = lazyPart(async () => (await loadCard()).ProfileCard)

export const AccountMenu = personalPart('account', function AccountMenu() {
  const person = usePerson()
  return person ? <Profile person={person} /> : <Doors />
})

function Doors() {
  const t = useMessages(siteMessages)
  const { show } = useOverlayActions()
  const loginPage = useLoginPage()
  return (
    <div className="flex items-center">
      <Opener to={loginPage} className="header-action" onOpen={() => show('login')}>
        <UserRound aria-hidden className="size-6" />
        <span className="max-wide:sr-only">{t('login.title')}</span>
      </Opener>
      <Opener
        to={paths.signup()}
        className="header-action max-wide:hidden"
        onOpen={() => show('signup')}
      >
        {t('login.signUp')}
      </Opener>
    </div>
  )
}

function Profile({ person }: { person: Person }) {
  const t = useMessages(siteMessages)
  const { open, setOpen, box } = useDisclosure<HTMLDivElement>()
  return (
    <div ref={box} className="relative">
      <button
        type="button"
        className="header-action"
        aria-expanded={open}
        onPointerEnter={() => ahead(loadCard)}
        onClick={() => setOpen(!open)}
      >
        <Avatar person={person} className="size-8" />
        <span className="sr-only">{t('layout.account', { name: person.fullName })}</span>
        <span aria-hidden className="max-w-28 truncate max-wide:hidden">
          {person.fullName.split(' ')[0]}
        </span>
        <ChevronDown aria-hidden className="size-4 max-wide:hidden" />
      </button>
      {open && (
        <Suspense fallback={null}>
          <ProfileCard person={person} />
        </Suspense>
      )}
    </div>
  )
}
