import { accountCalls } from '../../app/api/account-calls.ts'
import type { Person } from '../../app/api/api.ts'
import { paths } from '../../app/paths.ts'
import { ApiError } from '../../app/api/api-error.ts'
import { useNavigate, useRevalidator } from '../../app/router/use-router.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { useForm } from '../../ui/form/use-form.ts'
import { useApi } from '../../app/api/use-api.ts'
import { deleteAccountMessages } from '../../messages/en/storefront/account/delete-account.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useCartStore } from '../cart/store/use-cart-store.tsx'
import { clearLocal } from '../../app/storage/clear-local.ts'
import { Notice } from '../../ui/notice.tsx'

type Props = { person: Person; onKeep: () => void }

export function DeleteForm({ person, onKeep }: Props) {
  const t = useMessages(deleteAccountMessages)
  const remove = useDeleteAccount()
  const { form, busy, problem, errorOf } = useForm<'password'>({
    failed: t('delete.failed'),
    check: (values) =>
      values.get('password') === '' ? { fields: { password: t('delete.missing') } } : null,
    send: (values) => remove(String(values.get('password'))),
    place: (message, error) =>
      error instanceof ApiError && error.code === 'current_password'
        ? { fields: { password: message } }
        : { general: message },
  })

  return (
    <form {...form} noValidate className="grid gap-5">
      <Consequences points={person.points} />
      {problem && <Notice>{problem}</Notice>}
      <TextField
        label={t('delete.password')}
        hint={t('delete.passwordHint')}
        error={errorOf('password')}
        name="password"
        type="password"
        autoComplete="current-password"
        maxLength={256}
        required
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

function useDeleteAccount() {
  const t = useMessages(deleteAccountMessages)
  const api = useApi()
  const cartStore = useCartStore()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  return async (password: string) => {
    await cartStore.settle()
    await accountCalls(api).deleteAccount(password)
    clearLocal()
    cartStore.become(null, null)
    toast.success(t('delete.done'))
    await navigate(paths.home())
    await revalidate()
  }
}
