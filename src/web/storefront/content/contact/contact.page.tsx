import { definePage } from '../../layout-data/define-page.ts'
import { paths } from '../../../app/paths.ts'
import { contactMessages } from '../../../messages/en/storefront/content/contact.ts'
import { messagesIn } from '../../../messages/messages-in.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { useLayoutData } from '../../layout-data/use-layout-data.ts'
import { PageHead } from '../../parts/page-head.tsx'
import { ContactForm } from './contact-form.tsx'
import { shopFacts } from './shop-facts.ts'
import { placesOf } from '../reading/shop-values.ts'
import { postedIn } from './posted.ts'
import { hasFacts, ShopPanel } from './shop-panel.tsx'

export const page = definePage({
  async load({ api, language, url }) {
    const [settings, coverage, posted] = await Promise.all([
      api.settings(),
      api.usualDelivery().catch(() => null),
      postedIn(url, language),
    ])
    return {
      now: Date.now(),
      settings: { ...settings, towns: [...placesOf(settings.towns, coverage)] },
      deliversElsewhere: coverage?.deliversElsewhere ?? true,
      posted,
      about: aboutIn(url),
    }
  },
  head: ({ settings }, { url: { origin }, language }) => {
    const t = messagesIn(language, contactMessages)
    return {
      title: t('contact.title'),
      description: t('contact.description'),
      canonical: paths.contact(),
      facts: [shopFacts(settings, origin)],
    }
  },
  Page: ({ data: { now, settings, deliversElsewhere, posted, about } }) => {
    const t = useMessages(contactMessages)
    const { person } = useLayoutData()
    return (
      <div className="wrap">
        <PageHead
          title={t('contact.title')}
          lead={t(hasFacts(settings) ? 'contact.lead' : 'contact.leadWriting')}
          crumbs={[{ name: t('contact.title'), to: paths.contact() }]}
        />
        <div className={hasFacts(settings) ? 'contact-columns' : 'max-w-3xl'}>
          {hasFacts(settings) && <ShopPanel {...{ settings, deliversElsewhere, now }} />}
          <ContactForm person={person} posted={posted} about={about} />
        </div>
        {hasFacts(settings) && (
          <section className="mt-12 rounded-card bg-tint p-5 tint-wheat sm:p-8">
            <h2 className="mb-2 text-title">{t('contact.careers')}</h2>
            <p className="max-w-xl">
              {t(settings.email === '' ? 'contact.careersForm' : 'contact.careersText', {
                email: settings.email,
              })}
            </p>
          </section>
        )}
      </div>
    )
  },
})

/** A search without results. */
const aboutIn = ({ searchParams }: URL) =>
  (searchParams.get('about') ?? '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 100)
    .toWellFormed()
