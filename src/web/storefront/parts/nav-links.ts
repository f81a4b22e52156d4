import { paths } from '../../app/paths.ts'
import type { FooterKey } from '../../messages/en/storefront/content/footer.ts'
import type { SiteKey } from '../../messages/en/site.ts'

type NavItem = { to: string; label: SiteKey }

export const navLinks: readonly NavItem[] = [
  { to: paths.home(), label: 'nav.home' },
  { to: paths.offers(), label: 'nav.offers' },
  { to: paths.news(), label: 'nav.news' },
  { to: paths.about(), label: 'nav.about' },
  { to: paths.contact(), label: 'nav.contact' },
  { to: paths.events(), label: 'nav.events' },
  { to: paths.achievements(), label: 'nav.achievements' },
  { to: paths.orders(), label: 'nav.orders' },
]

export const sideLinks: readonly NavItem[] = [
  { to: paths.wishlist(), label: 'nav.wishlist' },
  { to: paths.profile(), label: 'nav.profile' },
  { to: paths.policy(), label: 'nav.policy' },
  { to: paths.terms(), label: 'nav.terms' },
  { to: paths.privacy(), label: 'nav.privacy' },
]

type FooterItem = { to: string; label: SiteKey | FooterKey }

export const footerLinks: readonly { title: FooterKey; links: readonly FooterItem[] }[] = [
  {
    title: 'footer.you',
    links: [
      { to: paths.profile(), label: 'footer.profile' },
      { to: paths.faqs(), label: 'footer.faqs' },
      { to: paths.contact(), label: 'footer.stores' },
      { to: paths.cashOnDelivery(), label: 'footer.cashOnDelivery' },
      { to: paths.paymentInfo(), label: 'footer.paymentInfo' },
      { to: paths.policy(), label: 'nav.policy' },
    ],
  },
  {
    title: 'footer.shop',
    links: [
      { to: paths.about(), label: 'footer.about' },
      { to: paths.news(), label: 'nav.news' },
      { to: paths.events(), label: 'nav.events' },
      { to: paths.achievements(), label: 'nav.achievements' },
      { to: paths.terms(), label: 'footer.terms' },
      { to: paths.privacy(), label: 'footer.privacy' },
    ],
  },
]
