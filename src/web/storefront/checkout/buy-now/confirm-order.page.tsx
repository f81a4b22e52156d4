import { shortOf } from '#shop/delivery/terms.ts'
import { orderedAmount } from '#shop/pricing/multi-buy.ts'
import { definePage } from '../../layout-data/define-page.ts'
import { detailsMessages } from '../../../messages/en/storefront/checkout/details.ts'
import { messagesIn } from '../../../messages/messages-in.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { usePerson, usePriceList } from '../../layout-data/use-layout-data.ts'
import { CheckoutHeader } from '../checkout-header.tsx'
import { Steps } from '../../cart/steps.tsx'
import { ItemPanel } from './item-panel.tsx'
import { lineOf } from './line-of.ts'
import { loadAddressPicker } from '../../delivery/address-part.tsx'
import { ToGo } from '../../delivery/to-go.tsx'
import { useDelivery } from '../../delivery/use-delivery.ts'
import { loadItem, type Wanted } from './load-item.ts'
import { NoItem } from './no-item.tsx'
import { useWanted } from './use-wanted.ts'
import { paths } from '../../../app/paths.ts'
import { useNavigate } from '../../../app/router/use-router.tsx'
import { Button } from '../../../ui/button.tsx'
import { DetailsFields } from '../details/details-fields.tsx'
import { writeDraft } from '../details/draft.ts'
import { LoginHint } from '../details/login-hint.tsx'
import { useDetailsForm } from '../details/use-details-form.ts'
import '../../cart/buying.css'

export const page = definePage({
  async load(args) {
    const { person } = await args.layoutData
    const [item] = await Promise.all([loadItem(args), person && loadAddressPicker()])
    return item
  },
  head: (_, { language }) => ({ title: messagesIn(language, detailsMessages)('details.title') }),
  Page: ({ data }) => {
    const t = useMessages(detailsMessages)
    const { wanted, chooseColour } = useWanted(data)
    const person = usePerson()
    return (
      <>
        <CheckoutHeader />
        <div className="wrap">
          <Steps way="buy-now" at={1} />
          <h1 className="mb-4 text-head">{t('details.title')}</h1>
          <div className="till-grid">
            <DetailsForm key={person?.id ?? ''} wanted={wanted} />
            <div className="till-side">
              <ItemPanel wanted={wanted} onColour={chooseColour} />
            </div>
          </div>
        </div>
      </>
    )
  },
  ErrorPage: NoItem,
})

function DetailsForm({ wanted }: { wanted: Wanted }) {
  const t = useMessages(detailsMessages)
  const navigate = useNavigate()
  const { form, fields } = useDetailsForm((details) => {
    writeDraft(details)
    const { product, quantity, colour } = wanted
    void navigate(paths.placeOrder({ number: product.number, quantity, colour }))
  })

  return (
    <form {...form} noValidate className="panel grid gap-5 p-5 sm:p-6">
      <DetailsFields {...fields} />
      <BelowMinimum wanted={wanted} />
      <Button type="submit" kind="main" className="sm:justify-self-start">
        {t('details.next')}
      </Button>
      <LoginHint />
    </form>
  )
}

/** Says before the review that the place asks for a larger order. */
function BelowMinimum({ wanted }: { wanted: Wanted }) {
  const delivery = useDelivery()
  const subtotal = orderedAmount(lineOf(wanted, usePriceList()))
  const isShort = delivery?.terms && shortOf(delivery.terms, subtotal) > 0
  return isShort ? <ToGo delivery={delivery} subtotal={subtotal} /> : null
}
