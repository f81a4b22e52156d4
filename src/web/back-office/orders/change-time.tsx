import { CalendarDays, MessageCircle } from 'lucide-react'
import { useCallback, useState } from 'react'
import { orderAllows } from '#shop/order-states.ts'
import { phoneKey, whatsappLink } from '#shop/accounts/contacts/phone.ts'
import { timeOnDay } from '#shop/settings/shop-day.ts'
import { Link } from '../../app/router/link.tsx'
import { backOfficeOrderTimeMessages } from '../../messages/en/back-office/orders/order-time.ts'
import { promisedText } from '../../messages/promised-text.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { timeIn, useTimeOptions } from '../../messages/use-time-options.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/form/select.tsx'
import { textIn } from '../../ui/form/use-form.ts'
import { Notice } from '../../ui/notice.tsx'
import { officePaths } from '../addresses.ts'
import { ConfirmDialog } from '../forms/confirm-dialog.tsx'
import { useIsMailed } from '../parts/mail-off.tsx'
import { Reach } from '../parts/reach.tsx'
import { useAllows } from '../parts/use-allows.ts'
import { useStaffSend } from '../send.ts'
import type { StaffOrder } from './load-order.ts'
import { useQuote } from './use-quote.ts'

/** Moves an order to another delivery time, until it is sent. */
export function ChangeTime({ order }: { order: StaffOrder }) {
  const t = useMessages(backOfficeOrderTimeMessages)
  const mayChange = useAllows('order.take')
  const send = useStaffSend()
  const isMailed = useIsMailed(order)
  const [open, setOpen] = useState(false)
  const { id, reference, promised: seen } = order
  const times = useTimes(open ? id : null)
  const hasChoice = times.answer !== null && times.answer.times.length > 0
  if (
    !mayChange ||
    !orderAllows(order, 'redirect') ||
    order.channel === 'counter' ||
    order.pickup !== null
  )
    return null
  return (
    <>
      <Button small className="justify-self-start" onClick={() => setOpen(true)}>
        <CalendarDays aria-hidden className="size-5" />
        {t('time.open')}
      </Button>
      {!isMailed && <WriteOfTime order={order} />}
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('time.title', { reference })}
        labels={{
          send: hasChoice ? t('time.send') : null,
          keep: t('time.keep'),
          failed: t('time.failed'),
        }}
        check={(values) =>
          textIn(values, 'time') === '' ? { fields: { time: t('time.unchosen') } } : null
        }
        send={async (values) => {
          const body = { ...timeIn(textIn(values, 'time')), seen }
          const { data } = await send('adminChangeOrderTime', { params: { id }, body })
          const days = data.promised ? promisedText(t, data.promised) : ''
          return t('time.done', { reference, days })
        }}
      >
        {(errorOf) => (
          <>
            <p>{seen ? t('time.now', { days: promisedText(t, seen) }) : t('time.nothing')}</p>
            <Times {...times} error={errorOf('time')} />
            {hasChoice && (
              <p className="text-small text-soft">
                {t(
                  isMailed
                    ? orderAllows(order, 'cancel')
                      ? 'time.mailed'
                      : 'time.mailedOnly'
                    : 'time.notMailed',
                )}
              </p>
            )}
          </>
        )}
      </ConfirmDialog>
    </>
  )
}

/** Tells a customer without e-mail of the time to which the shop moved the order. */
function WriteOfTime({ order: { contact, timeText } }: { order: StaffOrder }) {
  const t = useMessages(backOfficeOrderTimeMessages)
  const phone = phoneKey(contact.phone)
  if (!phone || timeText === null) return null
  return (
    <Reach
      to={whatsappLink(phone, timeText)}
      icon={<MessageCircle aria-hidden className="size-5" />}
    >
      {t('time.write')}
    </Reach>
  )
}

/** Null: nothing is asked. */
function useTimes(orderId: string | null) {
  const t = useMessages(backOfficeOrderTimeMessages)
  const send = useStaffSend()
  const ask = useCallback(
    async (text: string) => {
      const { id } = JSON.parse(text) as { id: string }
      const { data: times, zoneHasTimes } = await send('adminOrderTimes', { params: { id } })
      return { data: { times, zoneHasTimes } }
    },
    [send],
  )
  const { quote: answer, problem } = useQuote(
    orderId === null ? null : { id: orderId },
    ask,
    t('time.failed'),
  )
  return { answer, problem }
}

type TimesProps = ReturnType<typeof useTimes> & { error: string | undefined }

/** Nothing is chosen at first, so that one press doesn't move the order. */
function Times({ answer, problem, error }: TimesProps) {
  const t = useMessages(backOfficeOrderTimeMessages)
  const mayWriteZones = useAllows('zone.write')
  const [openedAt] = useState(Date.now)
  const options = useTimeOptions(answer?.times ?? [], {
    note: ({ day, from }) => timeOnDay(day, from) <= openedAt && t('time.running'),
  })
  if (problem) return <Notice>{problem}</Notice>
  if (answer === null) return <p role="status">{t('time.loading')}</p>
  if (options.length > 0)
    return (
      <SelectField
        name="time"
        label={t('time.choose')}
        error={error}
        options={[{ value: '', label: t('time.pick') }, ...options]}
      />
    )
  if (answer.zoneHasTimes) return <p>{t('time.none')}</p>
  return (
    <p>
      {t('time.zoneHasNone')}{' '}
      {mayWriteZones && (
        <Link to={officePaths.windows()} className="inline-flex min-h-11 items-center underline">
          {t('time.setUp')}
        </Link>
      )}
    </p>
  )
}
