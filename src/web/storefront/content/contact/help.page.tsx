import { orderCalls } from '../../../app/api/order-calls.ts'
import { readingMessages } from '../../../messages/en/reading.ts'
import { Clock, PackageSearch, Truck } from 'lucide-react'
import { definePage } from '../../layout-data/define-page.ts'
import { paths } from '../../../app/paths.ts'
import { Link } from '../../../app/router/link.tsx'
import { contactMessages } from '../../../messages/en/contact.ts'
import { messagesIn } from '../../../messages/messages-in.ts'
import { siteMessages } from '../../../messages/en/site.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { postedIn } from './posted.ts'
import { useLayoutData } from '../../layout-data/use-layout-data.ts'
import { PageHead } from '../../parts/page-head.tsx'
import { Markdown } from '../reading/markdown.tsx'
import { beginningOf, ownText } from '../reading/own-text.ts'
import { texts } from '../reading/texts.ts'
import { OrderCard } from './order-card.tsx'
import { QuestionForm } from './question-form.tsx'
import { useLastOrder } from './use-last-order.ts'

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
    const t = useMessages(contactMessages, siteMessages, readingMessages)
    const { person } = useLayoutData()
    const lastOrder = useLastOrder()
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
            to={lastOrder ?? paths.contact()}
          />
        </ul>
        <div className="mt-14 grid gap-12 wide:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] wide:gap-16">
          <QuestionForm key={person?.id ?? 'guest'} email={person?.email} posted={posted} />
          <nav aria-label={t('help.more')}>
            <h2 className="mb-3 text-title">{t('help.more')}</h2>
            <ul className="grid">
              {[
                { to: paths.faqs(), name: t('footer.faqs') },
                ...texts.map(({ to, words }) => ({ to, name: t(words) })),
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
