import { ApiError } from '../../app/api/api-error.ts'
import { orderCalls } from '../../app/api/order-calls.ts'
import { useApi } from '../../app/api/use-api.ts'
import { paths } from '../../app/paths.ts'
import { useNavigate } from '../../app/router/use-router.tsx'
import { findOrderMessages } from '../../messages/en/storefront/checkout/find-order.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { problemIn } from '../../messages/problem-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError, TextField } from '../../ui/form/field.tsx'
import { textIn, useForm } from '../../ui/form/use-form.ts'
import { AuthPage } from '../auth/auth-page.tsx'
import { definePage } from '../layout-data/define-page.ts'
import { PlainForm } from '../parts/plain-form.tsx'

/** Opens an order by its number and phone, for customers without an account or on another device. */
export const page = definePage({
  load: async ({ language, url, typed }) => ({
    refused: (await problemIn(language, url)) ?? undefined,
    number: typed?.get('number') ?? url.searchParams.get('number') ?? '',
    phone: typed?.get('phone') ?? '',
  }),
  head: (_, { language }) => ({
    title: messagesIn(language, findOrderMessages)('findOrder.title'),
    canonical: paths.findOrder(),
  }),
  Page: function FindOrderPage({ data }) {
    const t = useMessages(findOrderMessages)
    return (
      <AuthPage title={t('findOrder.title')} lead={t('findOrder.lead')}>
        <FindOrderForm {...data} />
      </AuthPage>
    )
  },
})

type Field = 'number' | 'phone'

type Props = { refused: string | undefined; number: string; phone: string }

/** `refused`, `number`, `phone`: of a submit without scripts. */
function FindOrderForm({ refused, number, phone }: Props) {
  const t = useMessages(findOrderMessages)
  const api = useApi()
  const navigate = useNavigate()
  const { form, busy, problem, errorOf } = useForm<Field>({
    failed: t('findOrder.failed'),
    refused,
    check(values) {
      const missing = (['number', 'phone'] as const).filter((name) => textIn(values, name) === '')
      if (missing.length === 0) return null
      return {
        fields: Object.fromEntries(missing.map((name) => [name, t(`findOrder.${name}Missing`)])),
      }
    },
    async send(values) {
      const typed = { number: textIn(values, 'number'), phone: textIn(values, 'phone') }
      await navigate(paths.trackOrder(await orderCalls(api).findOrder(typed)))
    },
    place: (words, error) => ({ general: isNotFound(error) ? t('findOrder.notFound') : words }),
  })

  return (
    <PlainForm {...form} action={paths.findOrder()} className="grid gap-5">
      <TextField
        label={t('findOrder.number')}
        hint={t('findOrder.numberHint')}
        name="number"
        defaultValue={number}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        required
        error={errorOf('number')}
      />
      <TextField
        label={t('findOrder.phone')}
        name="phone"
        defaultValue={phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
        required
        error={errorOf('phone')}
      />
      {problem && (
        <div role="alert">
          <FieldError message={problem} />
        </div>
      )}
      <Button type="submit" kind="main" busy={busy}>
        {t('findOrder.submit')}
      </Button>
    </PlainForm>
  )
}

const isNotFound = (error: unknown) => error instanceof ApiError && error.status === 404
