import { useLocation, useNavigate } from '../../app/router/use-router.tsx'
import { useEffect, useRef } from 'react'
import { siteMessages } from '../../messages/en/site.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { reasonFor } from '../auth/require-login.ts'
import { returnPath } from '../auth/return-path.ts'
import { useOverlayActions } from '../parts/overlay.tsx'
import { usePerson } from '../layout-data/use-layout-data.ts'

/** `/?login=/orders`: a page has sent a guest here. Say why, ask for the login, and go on. */
export function useLoginRequest() {
  const t = useMessages(siteMessages)
  const { pathname, search } = useLocation()
  const person = usePerson()
  const navigate = useNavigate()
  const { show } = useOverlayActions()
  const answered = useRef<string>(null)
  const wanted = new URLSearchParams(search).get('login')

  useEffect(() => {
    if (answered.current === wanted) return
    answered.current = wanted
    const page = returnPath(wanted)
    if (page === null) return
    if (person) return void navigate(page, { replace: true })
    void navigate(pathname + withoutLogin(search), { replace: true, preventScrollReset: true })
    const after = () => void navigate(page)
    if (!wanted?.startsWith('/')) return show('login', { after })
    show('login', { after, reason: t(reasonFor(page)) })
  }, [wanted, person, navigate, show, pathname, search, t])
}

function withoutLogin(search: string) {
  const rest = new URLSearchParams(search)
  rest.delete('login')
  return rest.size === 0 ? '' : `?${rest.toString()}`
}
