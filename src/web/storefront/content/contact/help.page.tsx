import { orderCalls } from '../../../app/api/order-calls.ts'
import { readingMessages } from '../../../messages/en/storefront/content/reading.ts'
import { ArrowRight, Clock, type LucideIcon, PackageSearch, Truck } from 'lucide-react'
import { definePage } from '../../layout-data/define-page.ts'
import { paths } from '../../../app/paths.ts'
import { Link } from '../../../app/router/link.tsx'
import { contactMessages } from '../../../messages/en/storefront/content/contact.ts'
import { messagesIn } from '../../../messages/messages-in.ts'
import { footerMessages } from '../../../messages/en/storefront/content/footer.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { type Posted, postedIn } from './posted.ts'
import { useLayoutData } from '../../layout-data/use-layout-data.ts'
import { PageHead } from '../../parts/page-head.tsx'
import { Markdown } from '../reading/markdown.tsx'
import { beginningOf, ownText } from '../reading/own-text.ts'
import { texts } from '../reading/texts.ts'
import { useEffect, useState } from 'react'
import { lastOrder } from '../../orders/last-order.ts'
import { AreaField } from '../../../ui/form/area-field.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { MessageForm } from './message-form.tsx'
import { Sent } from './sent.tsx'
import '../reading.css'

type Props = { icon: LucideIcon; name: 'placed' | 'moving' | 'guest'; tint: string; to: string }

const OrderCard = ({ icon: Icon, name, tint, to }: Props) => {
  const t = useMessages(contactMessages)
  return (
    <li
      className={`grid grid-rows-[auto_auto_1fr_auto] gap-2 rounded-card bg-tint p-5 sm:p-6 ${tint}`}
    >
      <Icon aria-hidden strokeWidth={1.75} className="mb-1 size-8" />
      <h2 className="text-title">{t('help.order')}</h2>
      <div>
        <p className="font-semibold">{t(`help.${name}`)}</p>
        <p className="mt-1">{t(`help.${name}Text`)}</p>
      </div>
      <Link
        to={to}
        className="mt-3 inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold underline underline-offset-4"
      >
        {t(`help.${name}Link`)} <ArrowRight aria-hidden className="size-5 rtl:-scale-x-100" />
      </Link>
    </li>
  )
}

export const page = definePage({
  async load({ api, language, url, layoutData }) {
    const { person } = await layoutData
    const latest = person
      ? await orderCalls(api)
          .orders({ page: 1, limit: 20 })
          .catch(() => null)
      : null
    const open = (latest?.orders ?? []).filter(({ status }) => status !== 'cancelled')
    return {
      own: await ownText(api, 'help'),
      posted: await postedIn(url, language),
      newest: open[0]?.id ?? null,
      moving: open.find(({ status }) => status === 'shipped' || status === 'packed')?.id ?? null,
    }
  },
  head: ({ own }, { language }) => {
    const t = messagesIn(language, contactMessages)
    return {
      title: t('help.title'),
      description: own ? beginningOf(own.body) : t('help.description'),
      canonical: paths.help(),
    }
  },
  Page: ({ data: { own, newest, moving, posted } }) => {
    const t = useMessages(contactMessages, footerMessages, readingMessages)
    const { person } = useLayoutData()
    const lastPath = useLastOrder()
    const orderOr = (id: string | null) => (id ? paths.trackOrder({ id }) : paths.orders())
    return (
      <div className="wrap">
        <PageHead
          title={t('help.title')}
          {...(!own && { lead: t('help.lead') })}
          crumbs={[{ name: t('help.title'), to: paths.help() }]}
        />
        {own && <Markdown text={own.body} className="mb-10" />}
        <ul className="grid gap-4 md:grid-cols-3">
          <OrderCard icon={Clock} name="placed" tint="tint-wheat" to={orderOr(newest)} />
          <OrderCard icon={Truck} name="moving" tint="tint-sky" to={orderOr(moving ?? newest)} />
          <OrderCard
            icon={PackageSearch}
            name="guest"
            tint="tint-mint"
            to={lastPath ?? paths.findOrder()}
          />
        </ul>
        <div className="mt-14 grid gap-12 wide:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] wide:gap-16">
          <QuestionForm email={person?.email} posted={posted} />
          <nav aria-label={t('help.more')}>
            <h2 className="mb-3 text-title">{t('help.more')}</h2>
            <ul className="grid">
              {[
                { to: paths.faqs(), name: t('footer.faqs') },
                ...texts.map(({ to, label }) => ({ to, name: t(label) })),
              ].map(({ to, name }) => (
                <li key={to} className="border-b border-line">
                  <Link
                    to={to}
                    className="flex min-h-12 items-center hover:text-link hover:underline"
                  >
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    )
  },
})

/** Path of this browser's last order, if its stored id is valid. */
function useLastOrder(): string | null {
  const [way, setWay] = useState<string | null>(null)
  useEffect(() => {
    const id = lastOrder.read().replaceAll('"', '')
    if (/^[\w-]{8,64}$/.test(id)) setWay(paths.trackOrder({ id }))
  }, [])
  return way
}

type QuestionFormProps = { email: string | undefined; posted: Posted }

function QuestionForm({ email, posted }: QuestionFormProps) {
  const t = useMessages(contactMessages)
  return (
    <MessageForm
      kind="question"
      posted={posted}
      action={paths.help()}
      labels={{
        title: t('help.ask'),
        lead: t('help.askLead'),
        submit: t('help.submit'),
        failed: t('help.failed'),
      }}
      sent={() => <Sent title={t('help.sent')} text={t('contact.sentText')} />}
    >
      {(field) => (
        <>
          <AreaField label={t('help.question')} {...field('message')} rows={5} />
          <TextField
            label={t('help.email')}
            {...field('email')}
            type="email"
            autoComplete="email"
            defaultValue={email}
          />
        </>
      )}
    </MessageForm>
  )
}
