import { whatsappLink } from '#shop/accounts/contacts/phone.ts'
import { fitted, type Logo } from '#shop/branding/branding.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import type { Head } from './app/document/head.ts'
import { openingSoonMessages } from './messages/en/server/opening-soon.ts'
import type { Language } from './messages/language.ts'
import { messagesIn } from './messages/messages-in.ts'
import { useMessages } from './messages/use-messages.ts'
import { buttonClass } from './ui/button.tsx'
import { EmptyState } from './ui/empty-state.tsx'

export type OpeningFacts = Pick<ShopSettings, 'shopName' | 'tagline' | 'phone' | 'whatsapp'>

/** No canonical, so search engines don't index it: it replaces every address of the shop. */
export function openingSoonHead({ shopName }: OpeningFacts, language: Language): Head {
  const t = messagesIn(language, openingSoonMessages)
  return { title: t('openingSoon.title', { name: shopName }), description: t('openingSoon.text') }
}

/** Rendered on the server only, without scripts. */
export function OpeningSoon({ shop, logo }: { shop: OpeningFacts; logo: Logo | null }) {
  const t = useMessages(openingSoonMessages)
  const { shopName, phone, whatsapp } = shop
  return (
    <main className="wrap py-10">
      {logo && <LogoOnTop logo={logo} name={shopName} />}
      <EmptyState
        level={1}
        ornament="lamp"
        title={t('openingSoon.title', { name: shopName })}
        text={t('openingSoon.text')}
      >
        {(phone || whatsapp) && <p className="w-full">{t('openingSoon.ask')}</p>}
        {phone && (
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={buttonClass({ kind: 'main' })}>
            <bdi>{t('openingSoon.call', { phone })}</bdi>
          </a>
        )}
        {whatsapp && (
          <a href={whatsappLink(whatsapp)} className={buttonClass()}>
            {t('openingSoon.whatsapp')}
          </a>
        )}
        {/* Another application: a plain link. */}
        <p className="w-full">
          <a href="/admin" className={buttonClass({ kind: 'quiet' })}>
            {t('openingSoon.staff')}
          </a>
        </p>
      </EmptyState>
    </main>
  )
}

/** A light logo needs the brand colour behind it, others paper. */
const LogoOnTop = ({ logo, name }: { logo: Logo; name: string }) => (
  <p className="flex justify-center">
    <img
      src={`/media/${logo.path}`}
      alt={name}
      {...fitted(logo, { width: 288, height: 96 })}
      className="rounded-card"
      style={{
        boxSizing: 'content-box',
        padding: '0.75rem',
        background: logo.isLight ? 'var(--brand)' : '#fffdf7',
      }}
    />
  </p>
)
