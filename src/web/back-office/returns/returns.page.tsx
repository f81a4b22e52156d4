import { oneOfOr } from '../parts/one-of-or.ts'
import { returnStates } from '#shop/returns/order-return.ts'
import { backOfficeInboxMessages } from '../../messages/en/back-office/orders/inbox.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { officePaths } from '../addresses.ts'
import { definePage } from '../layout/define-page.ts'
import { Chips } from '../parts/chips.tsx'
import { PageLinks, pageIn, pageSize, refusePastEnd } from '../parts/page-links.tsx'
import { useRefresh } from '../parts/use-refresh.ts'
import { staffSend } from '../send.ts'
import { ReturnCard } from './return-card.tsx'

const states = [...returnStates, 'all'] as const

export const page = definePage({
  async load({ api, layoutData, url }) {
    const { searchParams } = url
    await layoutData
    const state = oneOfOr(states, searchParams.get('state'), 'asked')
    const page = pageIn(searchParams)
    const query = { state: state === 'all' ? undefined : state, page, limit: pageSize }
    const { data: returns, total } = await staffSend(api)('adminReturns', { query })
    refusePastEnd(url, page, total)
    return { returns, total, state, page }
  },
  head: (_, { language }) => ({
    title: messagesIn(language, backOfficeInboxMessages)('returns.title'),
  }),
  Page: ({ data: { returns, total, state, page } }) => {
    const t = useMessages(backOfficeInboxMessages)
    useRefresh()
    return (
      <div className="grid max-w-3xl gap-4">
        <h1 className="text-head">{t('returns.title')}</h1>
        <Chips
          label={t('returns.title')}
          chips={states.map((one) => ({
            to: officePaths.returns({ state: one === 'asked' ? undefined : one }),
            words: t(`returns.${one}`),
            isHere: one === state,
          }))}
        />
        {returns.length === 0 && (
          <EmptyState ornament="lamp" title={t('returns.none')} text={t('returns.noneText')} />
        )}
        <ul className="grid gap-3">
          {returns.map((one) => (
            <ReturnCard key={`${one.id} ${one.state}`} asked={one} />
          ))}
        </ul>
        <PageLinks
          page={page}
          total={total}
          to={(n) => officePaths.returns({ state: state === 'asked' ? undefined : state, page: n })}
        />
      </div>
    )
  },
})
