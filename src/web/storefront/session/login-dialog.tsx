import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { wordsOf } from '../../problem.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FieldError, TextField } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.ts'
import { t } from '../../words/t.ts'
import { useBasket } from '../basket/use-basket.tsx'
import { useOverlay } from './overlay.tsx'
import { useSession } from './use-session.ts'

export default function LoginDialog({ open }: { open: boolean }) {
  const { close } = useOverlay()
  return (
    <Dialog open={open} onClose={close} title={t('login.title')}>
      <LoginForm />
    </Dialog>
  )
}

function LoginForm() {
  const { show, overlay } = useOverlay()
  const { login } = useSession()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setBusy(true)
    setProblem(undefined)
    try {
      await login({
        email: String(form.get('email')),
        password: String(form.get('password')),
        remember: form.has('remember'),
      })
    } catch (error) {
      const words = wordsOf(error, t('login.failed'))
      setProblem(words)
      toast.error(words)
    }
    setBusy(false)
  }

  return (
    <form onSubmit={submit} className="grid gap-4">
      {overlay.reason && (
        <p role="alert" className="rounded-small bg-marigold-soft px-4 py-3 font-medium text-on-marigold-soft">
          {overlay.reason}
        </p>
      )}
      <TextField label={t('login.email')} name="email" type="email" autoComplete="username" required autoFocus />
      <TextField
        label={t('login.password')}
        name="password"
        type="password"
        autoComplete="current-password"
        required
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox label={t('login.remember')} name="remember" />
      </div>
      {problem && (
        <div role="alert">
          <FieldError message={problem} />
        </div>
      )}
      <Button type="submit" kind="main" busy={busy}>
        {t('login.title')}
      </Button>
      <GuestWay />
      <p className="text-center text-soft">
        {t('login.new')}{' '}
        <button
          type="button"
          className="inline-link"
          onClick={() => show('signup', overlay.after ? { after: overlay.after } : {})}
        >
          {t('login.signUp')}
        </button>
      </p>
    </form>
  )
}

/** A guest with something in the cart is not held up at the door. */
function GuestWay() {
  const { count, owner } = useBasket()
  const { close } = useOverlay()
  const navigate = useNavigate()
  if (owner !== 'guest' || count === 0) return null
  const go = () => {
    close()
    void navigate(paths.cart())
  }
  return (
    <Button kind="plain" onClick={go}>
      {t('login.asGuest', { count })}
    </Button>
  )
}
