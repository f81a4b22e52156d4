import { ChevronLeft } from 'lucide-react'
import { useCallback } from 'react'
import { Link } from '../../app/router/link.tsx'
import { backOfficeNewOrderMessages } from '../../messages/en/back-office/orders/new-order.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Notice } from '../../ui/notice.tsx'
import { officePaths } from '../addresses.ts'
import { definePage } from '../layout/define-page.ts'
import { refuseWithout } from '../layout/refuse-without.ts'
import { useStaffSend } from '../send.ts'
import { BuyerPart } from './buyer-part.tsx'
import { GoodsPart } from './goods-part.tsx'
import { SumPart } from './sum-part.tsx'
import { type Draft, useDraft } from './use-draft.ts'
import { useQuote } from './use-quote.ts'
import { useTakeOrder } from './use-take-order.ts'
import { WherePart } from './where-part.tsx'

export const page = definePage({
  async load({ layoutData }) {
    refuseWithout((await layoutData).role, 'order.take')
    return null
  },
  head: (_, { language }) => ({
    title: messagesIn(language, backOfficeNewOrderMessages)('taking.title'),
  }),
  Page: () => {
    const t = useMessages(backOfficeNewOrderMessages)
    const draft = useDraft()
    const send = useStaffSend()
    const price = useCallback(
      async (body: Draft['ask']) => (await send('adminQuoteOrder', { body })).data,
      [send],
    )
    const quoted = useQuote(draft.ask, price)
    const { form, busy, problem, errorOf, toWeigh } = useTakeOrder(draft, quoted)
    return (
      <div className="grid gap-4">
        <Link to={officePaths.orders()} className="back-link">
          <ChevronLeft aria-hidden className="size-4 rtl:-scale-x-100" />
          {t('taking.back')}
        </Link>
        <div>
          <h1 className="text-head">{t('taking.title')}</h1>
          <p className="text-soft">{t('taking.text')}</p>
        </div>
        <form
          {...form}
          noValidate
          className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_22rem]"
        >
          <div className="grid min-w-0 gap-4">
            <BuyerPart draft={draft} errorOf={errorOf} />
            <GoodsPart
              draft={draft}
              quote={quoted.quote}
              error={errorOf('product')}
              isWeightAsked={errorOf('weight') !== undefined}
            />
          </div>
          <div className="grid min-w-0 gap-4">
            <WherePart draft={draft} quote={quoted.quote} addressError={errorOf('address')} />
            {problem && <Notice>{problem}</Notice>}
            <SumPart draft={draft} quoted={quoted} busy={busy} toWeigh={toWeigh} />
          </div>
        </form>
      </div>
    )
  },
})
