import { useEffect, useRef } from 'react'
import { backOfficeCounterMessages } from '../../messages/en/back-office/orders/counter.ts'
import { Link } from '../../app/router/link.tsx'
import { useLocation } from '../../app/router/use-router.tsx'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { buttonClass } from '../../ui/button.tsx'
import { pageRule } from '../../ui/paper/papers.ts'
import { useSheetHeight } from '../../ui/paper/use-sheet-height.ts'
import { officePaths } from '../addresses.ts'
import { definePage } from '../layout/define-page.ts'
import { PrintButton } from '../orders/paper/print-button.tsx'
import { useAllows } from '../parts/use-allows.ts'
import { BackLink } from '../parts/back-link.tsx'
import { staffSend } from '../send.ts'
import { Receipt } from './receipt.tsx'

/** The receipt of a counter sale, for a roll of 80 mm. */
export const page = definePage({
  // The login check comes first.
  async load({ api, layoutData, params, url }) {
    await layoutData
    const { data: sale } = await staffSend(api)('adminSale', { params: { id: params.id ?? '' } })
    // Only the counter knows what was handed over; it isn't saved.
    return { sale, cash: url.searchParams.get('cash') ?? '' }
  },
  head: ({ sale: { reference } }, { language }) => ({
    title: messagesIn(language, backOfficeCounterMessages)('receipt.title', { reference }),
  }),
  Page: ({ data: { sale, cash } }) => {
    const t = useMessages(backOfficeCounterMessages)
    const sheet = useRef<HTMLElement>(null)
    const height = useSheetHeight(sheet, 'roll')
    const mayOpen = useAllows('order.read')
    const { hash } = useLocation()
    const isMeasured = height !== null
    // One press in the counter prints; the page's rule needs the height first.
    useEffect(() => {
      if (isMeasured && hash === '#print') window.print()
    }, [isMeasured, hash])
    return (
      <div className="grid max-w-2xl gap-4">
        <style>{pageRule('roll', height)}</style>
        <div className="no-print flex flex-wrap items-center justify-between gap-3">
          <BackLink to={officePaths.counter()}>{t('receipt.back')}</BackLink>
          <div className="flex flex-wrap items-center gap-3">
            {mayOpen && (
              <Link to={officePaths.order(sale)} className={buttonClass()}>
                {t('receipt.order')}
              </Link>
            )}
            <PrintButton />
          </div>
        </div>
        <h1 className="no-print text-head">{t('receipt.title', { reference: sale.reference })}</h1>
        <article ref={sheet} className="receipt" aria-label={t('receipt.name')}>
          <Receipt sale={sale} cash={cash} />
        </article>
      </div>
    )
  },
})
