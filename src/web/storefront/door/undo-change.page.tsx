import { useState } from 'react'
import { definePage } from '../../page.tsx'
import { paths } from '../../paths.ts'
import { ApiError, wordsOf } from '../../problem.ts'
import { Link } from '../../router/link.tsx'
import { useRevalidator } from '../../router/use-router.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { useApi } from '../../use-api.ts'
import { tc } from '../../words/contact-change.ts'
import { DoorPage } from './door-page.tsx'

/** Opening the link changes nothing: programs that look through mails open links too. */
export const page = definePage({
  load: async ({ url }) => ({ token: url.searchParams.get('token') ?? '' }),
  head: () => ({ title: tc('undo.title') }),
  Page: function UndoChangePage({ data: { token } }) {
    const [spent, setSpent] = useState(token === '')
    const [sentTo, setSentTo] = useState<string>()
    if (sentTo !== undefined) return <Undone email={sentTo} />
    return spent ? (
      <Spent />
    ) : (
      <Undo token={token} onDone={setSentTo} onSpent={() => setSpent(true)} />
    )
  },
})

type Props = { token: string; onDone: (email: string) => void; onSpent: () => void }

function Undo({ token, onDone, onSpent }: Props) {
  const api = useApi()
  const { revalidate } = useRevalidator()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function undo() {
    setBusy(true)
    try {
      onDone(await api.undoChange(token))
      await revalidate()
    } catch (error) {
      if (error instanceof ApiError && error.code === 'change_link_invalid') return onSpent()
      setProblem(wordsOf(error, tc('undo.failed')))
      setBusy(false)
    }
  }

  return (
    <DoorPage title={tc('undo.title')} lead={tc('undo.lead')}>
      <div className="grid gap-3">
        <div>
          <Button kind="main" busy={busy} onClick={() => void undo()}>
            {tc('undo.button')}
          </Button>
        </div>
        <div role="alert" className="empty:hidden">
          {problem && <FieldError message={problem} />}
        </div>
      </div>
    </DoorPage>
  )
}

const Undone = ({ email }: { email: string }) => (
  <div role="status">
    <DoorPage title={tc('undo.done')} lead={tc('undo.doneText', { email })}>
      <div>
        <Link to={paths.home()} className={buttonClass({ kind: 'main' })}>
          {tc('undo.toShop')}
        </Link>
      </div>
    </DoorPage>
  </div>
)

const Spent = () => (
  <div role="alert">
    <DoorPage title={tc('undo.spent')} lead={tc('undo.spentText')}>
      <div>
        <Link to={paths.contact()} className={buttonClass({ kind: 'main' })}>
          {tc('undo.contact')}
        </Link>
      </div>
    </DoorPage>
  </div>
)
