import { definePage } from '../../layout-data/define-page.ts'
import { say } from '../../../messages/buying.ts'
import { Steps } from '../../cart/steps.tsx'
import { loadItem } from './load-item.ts'
import { NoItem } from './no-item.tsx'
import { ReviewView } from './review-view.tsx'
import { useWanted } from './use-wanted.ts'

export const page = definePage({
  load: loadItem,
  head: () => ({ title: say('review.title') }),
  Page: ({ data }) => {
    const wanted = useWanted(data)
    return (
      <div className="wrap">
        <Steps way="buy-now" at={2} />
        <h1 className="mb-4 text-head">{say('review.title')}</h1>
        <ReviewView wanted={wanted} />
      </div>
    )
  },
  ErrorPage: NoItem,
})
