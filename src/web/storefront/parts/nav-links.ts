import { paths } from '../../app/paths.ts'
import type { SiteKey } from '../../messages/en/site.ts'

type NavItem = { to: string; words: SiteKey }

export const navLinks: readonly NavItem[] = [
  { to: paths.home(), words: 'nav.home' },
  { to: paths.offers(), words: 'nav.offers' },
  { to: paths.news(), words: 'nav.news' },
  { to: paths.about(), words: 'nav.about' },
  { to: paths.contact(), words: 'nav.contact' },
  { to: paths.events(), words: 'nav.events' },
  { to: paths.achievements(), words: 'nav.achievements' },
  { to: paths.orders(), words: 'nav.orders' },
]

export const sideLinks: readonly NavItem[] = [
  { to: paths.wishlist(), words: 'nav.wishlist' },
  { to: paths.profile(), words: 'nav.profile' },
  { to: paths.policy(), words: 'nav.policy' },
  { to: paths.terms(), words: 'nav.terms' },
  { to: paths.privacy(), words: 'nav.privacy' },
]

export const footerLinks: readonly { title: SiteKey; links: readonly NavItem[] }[] = [
  {
    title: 'footer.you',
    links: [
      { to: paths.profile(), words: 'footer.profile' },
      { to: paths.faqs(), words: 'footer.faqs' },
      { to: paths.cashOnDelivery(), words: 'footer.cashOnDelivery' },
      { to: paths.paymentInfo(), words: 'footer.paymentInfo' },
    ],
  },
  {
    title: 'footer.shop',
    links: [
      { to: paths.contact(), words: 'footer.stores' },
      { to: paths.about(), words: 'footer.about' },
      { to: paths.terms(), words: 'footer.terms' },
      { to: paths.privacy(), words: 'footer.privacy' },
    ],
  },
]
