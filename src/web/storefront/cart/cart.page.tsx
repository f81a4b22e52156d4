import { definePage } from '../layout-data/define-page.ts'
import { paths } from '../../app/paths.ts'
import { checkoutMessages } from '../../messages/en/storefront/checkout/checkout.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { loadPoints } from './points/points-part.tsx'
import { CartView } from './cart-view.tsx'

/** The layout loads the cart, since every page displays it. A guest's is in the browser. */
export const page = definePage({
  load: async ({ layoutData }) => {
    if ((await layoutData).person) await loadPoints()
    return null
  },
  head: (_, { language }) => ({
    title: messagesIn(language, checkoutMessages)('cart.title'),
    canonical: paths.cart(),
  }),
  Page: () => <CartView />,
})
