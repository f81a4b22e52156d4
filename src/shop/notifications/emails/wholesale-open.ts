import type { Links, Written } from '../email.ts'
import { greeting } from './greeting.ts'

/** To a stock buyer who has waited for the shop to look. */
export const wholesaleOpen = (name: string, shop: string, links: Links): Written => ({
  subject: 'Your wholesale account is open',
  heading: 'Your wholesale account is open',
  blocks: [
    { says: greeting(name) },
    {
      says: `Thank you for your patience. From now on you see the wholesale prices of ${shop} wherever you are logged in, with what a carton holds and what costs less from a quantity on.`,
    },
    { label: 'See wholesale prices', link: links.products },
    { says: 'If you have a list of what your shop needs, paste it whole under “Quick order”.' },
  ],
})
