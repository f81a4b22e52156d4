import { definePage } from '../layout-data/define-page.ts'
import { paths } from '../../app/paths.ts'
import { redirect } from '../../app/router/redirect.ts'
import { checkoutMessages } from '../../messages/en/storefront/checkout/checkout.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { loadAddressPicker } from '../delivery/address-part.tsx'
import { loadPoints } from './checkout-form.tsx'
import { loadOrderOptions } from './options-part.tsx'
import { loadOrdered } from './ordering/ordered-part.tsx'
import { CheckoutView } from './checkout-view.tsx'

export const page = definePage({
  async load({ url, layoutData }) {
    const { person, settings } = await layoutData
    // Their cart is in the browser, so the page asks for the login there and they return afterwards.
    if (person === null && settings?.guestCheckout === false)
      throw redirect(`${paths.cart()}?login=${url.pathname}`)
    await Promise.all([
      loadOrdered(),
      loadOrderOptions(),
      person && loadPoints(),
      person && loadAddressPicker(),
    ])
    return null
  },
  head: (_, { language }) => ({ title: messagesIn(language, checkoutMessages)('checkout.title') }),
  Page: () => <CheckoutView />,
})
