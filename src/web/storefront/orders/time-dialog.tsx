import { useEffect, useState } from 'react'
import { nothing } from '#shop/money.ts'
import type { Order } from '#shop/orders/order.ts'
import { messageOf } from '../../app/api/api-error.ts'
import { orderCalls } from '../../app/api/order-calls.ts'
import { useApi } from '../../app/api/use-api.ts'
import { useRevalidator } from '../../app/router/use-router.tsx'
import { orderTimeMessages } from '../../messages/en/storefront/checkout/order-time.ts'
import { promisedText } from '../../messages/promised-text.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { timeIn, useTimeOptions } from '../../messages/use-time-options.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { SelectField } from '../../ui/form/select.tsx'
import { textIn, useForm } from '../../ui/form/use-form.ts'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toasts/toast.ts'

type Props = { order: Order; orderKey: string | undefined; open: boolean; onClose: () => void }

export function TimeDialog({ open, onClose, ...props }: Props) {
  const t = useMessages(orderTimeMessages)
  return (
    <Dialog open={open} onClose={onClose} title={t('time.title')}>
      <TimeForm {...props} onClose={onClose} />
    </Dialog>
  )
}

type FormProps = Omit<Props, 'open'>

function TimeForm({ order, orderKey: key, onClose }: FormProps) {
  const t = useMessages(orderTimeMessages)
  const calls = orderCalls(useApi())
  const { revalidate } = useRevalidator()
  const { times, problem: notLoaded } = useTimes(order.id, key)
  const options = useTimeOptions(times ?? [])
  const extra = order.window?.extra ?? nothing
  const isNoneFree = times !== null && options.length === 0
  const { form, busy, problem } = useForm({
    failed: t('time.failed'),
    async send(values) {
      const choice = timeIn(textIn(values, 'time'))
      const { arrival } = await calls.changeOrderTime({ id: order.id, key }, choice, order.arrival)
      toast.success(t('time.done', { days: arrival ? promisedText(t, arrival) : '' }), 'action')
      onClose()
      await revalidate()
    },
  })
  const fault = problem ?? notLoaded
  return (
    <form {...form} noValidate className="grid gap-4">
      {fault && <Notice>{fault}</Notice>}
      {order.arrival && (
        <p>
          {t(extra > 0 ? 'time.nowWithExtra' : 'time.now', {
            days: promisedText(t, order.arrival),
            extra: t.money(extra),
          })}
        </p>
      )}
      {times === null && !notLoaded && <p role="status">{t('time.loading')}</p>}
      {isNoneFree && <p>{t('time.none')}</p>}
      {options.length > 0 && <SelectField name="time" label={t('time.choose')} options={options} />}
      <div className="flex flex-wrap gap-3">
        {options.length > 0 && (
          <Button kind="main" type="submit" busy={busy}>
            {t('time.send')}
          </Button>
        )}
        <Button onClick={onClose}>{t('time.keep')}</Button>
      </div>
    </form>
  )
}

/** `times` null: not loaded yet. */
function useTimes(id: string, key: string | undefined) {
  const t = useMessages(orderTimeMessages)
  const api = useApi()
  const [times, setTimes] = useState<Parameters<typeof useTimeOptions>[0] | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const failed = t('time.failed')
  useEffect(() => {
    let isWanted = true
    orderCalls(api)
      .orderTimes({ id, key })
      .then(
        (found) => isWanted && setTimes(found),
        (error: unknown) => isWanted && setProblem(messageOf(error, failed)),
      )
    return () => {
      isWanted = false
    }
  }, [api, id, key, failed])
  return { times, problem }
}
