import { definePage } from '../../layout-data/define-page.ts'
import { buyNowMessages } from '../../../messages/en/storefront/checkout/buy-now.ts'
import { messagesIn } from '../../../messages/messages-in.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { CheckoutHeader } from '../checkout-header.tsx'
import { Steps } from '../../cart/steps.tsx'
import { loadPoints } from '../../cart/points/points-part.tsx'
import { loadOrderOptions } from '../options-part.tsx'
import { loadItem } from './load-item.ts'
import { NoItem } from './no-item.tsx'
import { loadSummary } from './summary-part.tsx'
import { ReviewView } from './review-view.tsx'
import { useWanted } from './use-wanted.ts'

export const page = definePage({
  async load(args) {
    const { person } = await args.layoutData
    const [item] = await Promise.all([
      loadItem(args),
      loadSummary(),
      loadOrderOptions(),
      person && loadPoints(),
    ])
    return item
  },
  head: (_, { language }) => ({ title: messagesIn(language, buyNowMessages)('review.title') }),
  Page: ({ data }) => {
    const t = useMessages(buyNowMessages)
    const { wanted, chooseColour } = useWanted(data)
    return (
      <>
        <CheckoutHeader />
        <div className="wrap">
          <Steps way="buy-now" at={2} />
          <h1 className="mb-4 text-head">{t('review.title')}</h1>
          <ReviewView wanted={wanted} onColour={chooseColour} />
        </div>
      </>
    )
  },
  ErrorPage: NoItem,
})
