import { CalendarPlus, ImageDown, MessageCircle } from 'lucide-react'
import { whatsappLink } from '#shop/accounts/contacts/phone.ts'
import { isOnAccount, isOnHold, isToPrepay } from '#shop/order-states.ts'
import { type Order, referenceOf } from '#shop/orders/order.ts'
import { doneMessages } from '../../../messages/en/storefront/checkout/done.ts'
import { deliveryMessages } from '../../../messages/en/storefront/checkout/delivery.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { arrivalText } from '../../delivery/arrival-text.ts'
import { useLayoutData } from '../../layout-data/use-layout-data.ts'

export function DoneActions({ order }: { order: Order }) {
  const t = useMessages(doneMessages)
  const days = useMessages(deliveryMessages)
  const { settings } = useLayoutData()
  const shop = settings?.shopName ?? ''
  const reference = referenceOf(order)
  const { arrival } = order
  const arriving = arrival === null ? '' : arrivalText(days, arrival, null)
  // While the order is on hold, the hold has the link, with a fitting text.
  const whatsapp = !isOnHold(order) && settings?.whatsapp

  // Rarely used, so their code loads on demand.
  async function addToCalendar() {
    if (arrival === null) return
    const [{ calendarFile }, { downloadFile }] = await Promise.all([
      import('./calendar-file.ts'),
      import('./give-file.ts'),
    ])
    const title = t('done.calendarTitle', { reference, shop })
    const isPaidThen = !isOnAccount(order) && !isToPrepay(order)
    const text = isPaidThen ? t('done.calendarText') : ''
    const entry = { id: order.id, arrival, title, text, at: order.placedAt }
    downloadFile(new File([calendarFile(entry)], `${reference}.ics`, { type: 'text/calendar' }))
  }

  async function share() {
    const [{ drawOrder }, { pictureText }, { shareFile }] = await Promise.all([
      import('./order-picture.ts'),
      import('./picture-text.ts'),
      import('./give-file.ts'),
    ])
    const picture = await drawOrder(pictureText(order, { t, shop, arriving }))
    await shareFile(new File([picture], `${reference}.png`, { type: 'image/png' }))
  }

  const orSay = (work: () => Promise<void>) => () =>
    void work().catch(() => toast.error(t('done.notMade')))

  return (
    <div className="grid w-full gap-3 sm:flex sm:w-auto sm:flex-wrap sm:justify-center">
      {arrival !== null && (
        <Button onClick={orSay(addToCalendar)}>
          <CalendarPlus aria-hidden className="size-5" /> {t('done.calendar')}
        </Button>
      )}
      {whatsapp && (
        <a
          href={whatsappLink(whatsapp, t('done.whatsappText', { shop, reference }))}
          target="_blank"
          rel="noreferrer"
          className={buttonClass()}
        >
          <MessageCircle aria-hidden className="size-5" /> {t('done.whatsapp')}
        </a>
      )}
      <Button onClick={orSay(share)}>
        <ImageDown aria-hidden className="size-5" /> {t('done.share')}
      </Button>
    </div>
  )
}
