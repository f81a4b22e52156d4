import { useState } from 'react'
import { definePage } from '../../page.tsx'
import { paths } from '../../paths.ts'
import { ApiError, wordsOf } from '../../problem.ts'
import { Link } from '../../router/link.tsx'
import { redirect } from '../../router/redirect.ts'
import { useNavigate, useRevalidator } from '../../router/use-router.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.ts'
import { useApi } from '../../use-api.ts'
import { tc } from '../../words/contact-change.ts'
import { DoorPage } from './door-page.tsx'

/** Opening the link changes nothing: programs that look through mails open links too. */
export const page = definePage({
  async load({ api, url }) {
    const token = url.searchParams.get('token') ?? ''
    const person = await api.me()
    if (person === null) throw redirect(paths.loginPage({ next: paths.confirmEmail({ token }) }))
    return { token, pending: person.pendingEmail }
  },
  head: () => ({ title: tc('confirm.title') }),
  Page: function ConfirmEmailPage({ data: { token, pending } }) {
    const [spent, setSpent] = useState(token === '' || pending === null)
    return spent ? (
      <Spent />
    ) : (
      <Confirm token={token} email={pending ?? ''} onSpent={() => setSpent(true)} />
    )
  },
})

type Props = { token: string; email: string; onSpent: () => void }

function Confirm({ token, email, onSpent }: Props) {
  const api = useApi()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function confirm() {
    setBusy(true)
    try {
      const person = await api.confirmEmail(token)
      toast.success(tc('confirm.done', { email: person.email }))
      await navigate(paths.profile(), { replace: true })
      await revalidate()
    } catch (error) {
      if (error instanceof ApiError && error.code === 'change_link_invalid') return onSpent()
      setProblem(wordsOf(error, tc('confirm.failed')))
      setBusy(false)
    }
  }

  return (
    <DoorPage title={tc('confirm.title')} lead={tc('confirm.lead', { email })}>
      <div className="grid gap-3">
        <div>
          <Button kind="main" busy={busy} onClick={() => void confirm()}>
            {tc('confirm.button')}
          </Button>
        </div>
        <div role="alert" className="empty:hidden">
          {problem && <FieldError message={problem} />}
        </div>
      </div>
    </DoorPage>
  )
}

const Spent = () => (
  <div role="alert">
    <DoorPage title={tc('confirm.spent')} lead={tc('confirm.spentText')}>
      <div>
        <Link to={paths.profile()} className={buttonClass({ kind: 'main' })}>
          {tc('confirm.profile')}
        </Link>
      </div>
    </DoorPage>
  </div>
)
