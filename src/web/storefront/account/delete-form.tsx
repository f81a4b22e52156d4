import { type SubmitEvent, useState } from 'react'
import type { Person } from '../../app/api/api.ts'
import { paths } from '../../app/paths.ts'
import { ApiError, wordsOf } from '../../app/api/api-error.ts'
import { useNavigate, useRevalidator } from '../../app/router/use-router.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { focusWrong } from '../../ui/focus-wrong.ts'
import { toast } from '../../ui/toast.ts'
import { useApi } from '../../app/api/use-api.ts'
import { deleteAccountMessages } from '../../messages/en/delete-account.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useCartStore } from '../cart/use-cart-store.tsx'
import { Notice } from '../../ui/notice.tsx'

type Props = { person: Person; onKeep: () => void }

export function DeleteForm({ person, onKeep }: Props) {
  const t = useMessages(deleteAccountMessages)
  const remove = useDeleteAccount()
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    setFailure(undefined)
    if (password === '') return focusWrong(form, () => setWrong(t('delete.missing')))
    setWrong(undefined)
    setBusy(true)
    try {
      await remove(password)
    } catch (error) {
      setBusy(false)
      const words = wordsOf(error, t('delete.failed'))
      if (!(error instanceof ApiError && error.code === 'current_password'))
        return setFailure(words)
      focusWrong(form, () => setWrong(words))
    }
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <Consequences points={person.points} />
      {failure && <Notice>{failure}</Notice>}
      <TextField
        label={t('delete.password')}
        hint={t('delete.passwordHint')}
        error={wrong}
        type="password"
        autoComplete="current-password"
        maxLength={256}
        required
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="danger" busy={busy}>
          {t('delete.confirm')}
        </Button>
        <Button onClick={onKeep}>{t('delete.keep')}</Button>
      </div>
    </form>
  )
}

const Consequences = ({ points }: { points: number }) => {
  const t = useMessages(deleteAccountMessages)
  return (
    <div className="grid gap-4">
      <div>
        <h3 className="font-semibold">{t('delete.goes')}</h3>
        <ul className="mt-1.5 grid list-disc gap-1 ps-5 text-soft">
          <li>{t('delete.goes1')}</li>
          <li>{t('delete.goes2')}</li>
          <li>{t('delete.goes3')}</li>
          {points > 0 && <li>{t('delete.goes4', { points })}</li>}
        </ul>
      </div>
      <div>
        <h3 className="font-semibold">{t('delete.stays')}</h3>
        <ul className="mt-1.5 grid list-disc gap-1 ps-5 text-soft">
          <li>{t('delete.stays1')}</li>
        </ul>
      </div>
      <p className="text-soft">{t('delete.again')}</p>
    </div>
  )
}

/** What this browser has kept goes too; where it lets nothing be kept there is nothing. */
function clearBrowser() {
  try {
    localStorage.clear()
  } catch {}
}

function useDeleteAccount() {
  const t = useMessages(deleteAccountMessages)
  const api = useApi()
  const basket = useCartStore()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  return async (password: string) => {
    await basket.settle()
    await api.deleteAccount(password)
    clearBrowser()
    basket.become('guest', null)
    toast.success(t('delete.done'))
    await navigate(paths.home())
    await revalidate()
  }
}
