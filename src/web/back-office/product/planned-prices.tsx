import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { rupees } from '#shop/money.ts'
import { isPriceText } from '#shop/pricing/price-limit.ts'
import type { Answer } from '#wire/calls.ts'
import { useRevalidator } from '../../app/router/use-router.tsx'
import { backOfficeProductMessages } from '../../messages/en/back-office/catalogue/product.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { textIn, useForm } from '../../ui/form/use-form.ts'
import { FormPart } from '../forms/form-part.tsx'
import { newUuid } from '../parts/new-uuid.ts'
import { momentOf } from '../forms/shop-clock.ts'
import { useAction } from '../parts/use-action.ts'
import { useStaffSend } from '../send.ts'
import type { EditedProduct } from './product-texts.ts'

export type Plans = Answer<'adminPlannedPrices'>['data']
type Props = { product: EditedProduct; plans: Plans; mayWrite: boolean }

const most = 10

/** List prices that hold from a moment on: they can be taken back until then. */
export function PlannedPrices({ product, plans, mayWrite }: Props) {
  const t = useMessages(backOfficeProductMessages)
  const send = useStaffSend()
  const { busy, act } = useAction()
  const remove = (price: string) =>
    void (
      busy ||
      act(
        () => send('adminRemovePlannedPrice', { params: { id: product.id, price } }),
        t('plan.removed'),
      )
    )
  return (
    <FormPart title={t('plan.title')} hint={t('plan.hint', { most })}>
      {plans.length > 0 && (
        <ul className="divide-y divide-line">
          {plans.map(({ id, price, from, by }) => (
            <li key={id} className="flex items-center justify-between gap-3 py-1">
              <span className="min-w-0">
                <span className="block">
                  <strong className="money">{t.money(rupees(price))}</strong>{' '}
                  <time dateTime={from}>
                    {t('plan.from', { time: t.moment(Date.parse(from)) })}
                  </time>
                </span>
                {by !== null && (
                  <span className="block text-small text-soft">{t('plan.by', { name: by })}</span>
                )}
              </span>
              {mayWrite && (
                <IconButton
                  label={t('plan.remove', { price: t.money(rupees(price)) })}
                  icon={<Trash2 aria-hidden className="size-5" />}
                  onClick={() => remove(id)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {mayWrite && plans.length < most && <NewPlan key={plans.length} product={product} />}
      {!mayWrite && plans.length === 0 && <p className="text-soft">{t('plan.none')}</p>}
    </FormPart>
  )
}

function NewPlan({ product: { id } }: { product: EditedProduct }) {
  const t = useMessages(backOfficeProductMessages)
  const send = useStaffSend()
  const { revalidate } = useRevalidator()
  const [plan] = useState(newUuid)
  const { form, busy, problem, errorOf } = useForm<'price' | 'from'>({
    failed: t('product.failed'),
    check(values) {
      const from = momentOf(textIn(values, 'from'))
      const fields = {
        ...(!isPriceText(textIn(values, 'price')) && { price: t('productFault.badPrice') }),
        ...((from === null || Date.parse(from) <= Date.now()) && { from: t('plan.past') }),
      }
      return Object.keys(fields).length === 0 ? null : { fields }
    },
    async send(values) {
      const body = {
        id: plan,
        price: Number(textIn(values, 'price')),
        from: momentOf(textIn(values, 'from')) ?? '',
      }
      await send('adminPlanPrice', { params: { id }, body })
      toast.success(t('plan.made'), 'action')
      await revalidate()
    },
  })
  return (
    <form {...form} noValidate className="grid gap-3">
      {problem && <Notice>{problem}</Notice>}
      <TextField
        label={t('plan.price')}
        name="price"
        inputMode="decimal"
        maxLength={10}
        autoComplete="off"
        error={errorOf('price')}
      />
      <TextField
        label={t('plan.when')}
        name="from"
        type="datetime-local"
        className="max-w-72"
        error={errorOf('from')}
      />
      <Button type="submit" busy={busy} className="justify-self-start">
        {t('plan.add')}
      </Button>
    </form>
  )
}
