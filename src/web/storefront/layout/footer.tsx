import { Link } from '../../app/router/link.tsx'
import { Mail, MapPin, MessageCircle, Phone } from 'lucide-react'
import { paths } from '../../app/paths.ts'
import { footerMessages } from '../../messages/en/storefront/content/footer.ts'
import { siteMessages } from '../../messages/en/site.ts'
import { useLanguage, useMessages } from '../../messages/use-messages.ts'
import type { Settings } from '../layout-data/load-layout.ts'
import { Logo } from '../parts/logo.tsx'
import { footerLinks } from '../parts/nav-links.ts'
import { LanguageLink } from './language-link.tsx'
import { shopChatLink } from '../parts/shop-chat-link.ts'
import { Later, laterPart } from '../parts/later.tsx'
import { telLink } from '../parts/tel-link.ts'
import { useLayoutData } from '../layout-data/use-layout-data.ts'
import { choosePictures, usePicturesOnTap } from '../parts/pictures-on-tap.ts'

// The server renders it with the page; its code loads later.
const loadPicker = async () => (await import('./theme-picker.tsx')).ThemePicker
const themePicker = laterPart(loadPicker, import.meta.env.SSR ? await loadPicker() : null)

export function Footer() {
  const t = useMessages(siteMessages, footerMessages)
  const { settings } = useLayoutData()
  return (
    <footer className="footer no-print mt-10 bg-brand-deep text-on-brand">
      <div className="border-phool -translate-y-full" aria-hidden />
      <div className="wrap grid grid-cols-2 gap-x-6 gap-y-1 max-sm:-mt-3 sm:gap-10 sm:pb-10 wide:grid-cols-[1.4fr_1fr_1fr_1.4fr]">
        <div className="flex flex-wrap items-center justify-between gap-2 max-sm:col-span-2 sm:grid sm:content-start sm:gap-4">
          <Logo />
          <p className="max-w-80 text-on-brand-soft max-sm:hidden">
            {settings?.tagline || t('shop.description')}
          </p>
          <Later part={themePicker} props={{}} />
          <PicturePicker />
          <LanguageLink className="footer-link" />
        </div>
        {footerLinks.map(({ title, links }) => (
          <nav key={title} aria-label={t(title)}>
            <h2 className="text-lead sm:mb-3">{t(title)}</h2>
            <ul className="grid">
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to} className="footer-link">
                    {t(label)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        {settings && hasWays(settings) && <Reach settings={settings} />}
      </div>
      <div className="wrap">
        <p className="border-t border-brand-line py-5 text-small text-on-brand-soft max-sm:hidden">
          {t('footer.line')}
        </p>
      </div>
    </footer>
  )
}

const hasWays = ({ phone, whatsapp, email, address, social }: Settings) =>
  phone + whatsapp + email + address !== '' || social.length > 0

const Reach = ({ settings }: { settings: Settings }) => {
  const language = useLanguage()
  const t = useMessages(siteMessages, footerMessages)
  return (
    <div className="max-sm:col-span-2">
      <h2 className="mb-3 text-lead max-sm:hidden">{t('footer.reach')}</h2>
      <ul className="flex flex-wrap gap-x-3 max-sm:text-small sm:grid">
        {settings.phone !== '' && (
          <li>
            <a href={telLink(settings.phone)} className="footer-link money">
              <Phone aria-hidden className="size-5" />
              {settings.phone}
            </a>
          </li>
        )}
        {settings.whatsapp !== '' && (
          <li>
            <a
              href={shopChatLink(settings, language)}
              className="footer-link"
              target="_blank"
              rel="noopener"
            >
              <MessageCircle aria-hidden className="size-5" />
              <span className="max-sm:sr-only">{t('footer.whatsapp')}</span>
              <span className="money">{settings.whatsapp}</span>
            </a>
          </li>
        )}
        {settings.email !== '' && (
          <li>
            <a href={`mailto:${settings.email}`} className="footer-link">
              <Mail aria-hidden className="size-5" />
              {settings.email}
            </a>
          </li>
        )}
        {settings.address !== '' && (
          <li className="min-w-32 flex-1">
            <Link to={paths.contact()} className="footer-link !flex-nowrap max-sm:leading-tight">
              <MapPin aria-hidden className="size-5 shrink-0" />
              {settings.address}
            </Link>
          </li>
        )}
      </ul>
      <ul className="flex flex-wrap gap-x-3 sm:mt-3 sm:gap-2">
        {settings.social.map(({ name, link }) => (
          <li key={name}>
            <a
              href={link}
              target="_blank"
              rel="noopener"
              className="inline-flex min-h-11 min-w-11 items-center rounded-pill border-brand-line text-small font-semibold hover:bg-brand sm:border sm:px-4"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Data saver: no picture loads before it is tapped. */
function PicturePicker() {
  const t = useMessages(footerMessages)
  const onTap = usePicturesOnTap()
  return (
    <div
      role="group"
      aria-label={t('saver.label')}
      className="theme-picker flex w-fit items-center gap-1.5 rounded-pill border border-brand-line p-1 ps-3 text-small font-semibold"
    >
      <span aria-hidden>{t('saver.save')}</span>
      {(['always', 'tap'] as const).map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={onTap === (choice === 'tap')}
          className="min-h-11 min-w-11 rounded-pill px-2 aria-pressed:bg-on-brand aria-pressed:text-brand-deep"
          onClick={() => choosePictures(choice)}
        >
          {t(`saver.${choice}`)}
        </button>
      ))}
    </div>
  )
}
