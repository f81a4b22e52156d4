import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { toast } from '../../ui/toast.ts'
import { t } from '../../words/t.ts'
import { useOverlay } from '../session/overlay.tsx'
import { reasonFor, wayBack } from '../session/login-wanted.ts'
import { usePerson } from './use-frame.ts'

/** `/?login=/orders`: a page has sent a guest here. Say why, ask for the login, and go on. */
export function useLoginWanted() {
  const [asked, setAsked] = useSearchParams()
  const person = usePerson()
  const navigate = useNavigate()
  const { show } = useOverlay()
  const wanted = asked.get('login')

  useEffect(() => {
    const page = wayBack(wanted)
    if (page === null) return
    const rest = new URLSearchParams(asked)
    rest.delete('login')
    setAsked(rest, { replace: true, preventScrollReset: true })
    if (person) return void navigate(page, { replace: true })
    const then = () => void navigate(page)
    if (!wanted?.startsWith('/')) return show('login', { then })
    const reason = t(reasonFor(page))
    toast.error(reason)
    show('login', { then, reason })
  }, [wanted])
}
