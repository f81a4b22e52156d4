import { MapPin } from 'lucide-react'
import type { CSSProperties } from 'react'
import { type Colours, isWide } from '#shop/branding/branding.ts'
import { toneNames, tonesOf } from '#shop/branding/tones.ts'
import { rupees } from '#shop/money.ts'
import { backOfficeBrandingMessages } from '../../messages/en/back-office/content/branding.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { LogoImage } from './logo-image.tsx'
import type { StaffBranding } from './branding-values.ts'

type Props = { colours: Colours; logo: StaffBranding['logo']; shopName: string }

/** A header and a card in these colours, in the light and the dark theme. */
export function BrandingPreview(props: Props) {
  const t = useMessages(backOfficeBrandingMessages)
  return (
    <section aria-labelledby="branding-preview" className="grid min-w-0 grid-cols-1 gap-2">
      <h3 id="branding-preview" className="text-small font-semibold">
        {t('branding.preview')}
      </h3>
      <div className="grid gap-4 sm:grid-cols-2">
        <Sample {...props} scheme="day" />
        <Sample {...props} scheme="night" />
      </div>
    </section>
  )
}

function Sample({ colours, logo, shopName, scheme }: Props & { scheme: 'day' | 'night' }) {
  const t = useMessages(backOfficeBrandingMessages)
  const isAlone = logo !== null && isWide(logo)
  return (
    <figure className="grid min-w-0 content-start gap-1.5">
      <figcaption className="text-small text-soft">{t(`branding.${scheme}`)}</figcaption>
      <div
        className="overflow-hidden rounded-card border border-line bg-paper text-ink"
        style={tonesFor(colours, scheme)}
      >
        <div className="flex min-w-0 items-center gap-2 bg-brand p-3 text-on-brand">
          <LogoImage logo={logo} alt={isAlone ? shopName : ''} room={{ width: 120, height: 32 }} />
          {!isAlone && (
            <span className="min-w-0 truncate font-display text-lead font-bold">{shopName}</span>
          )}
          <MapPin aria-hidden className="ms-auto size-5 shrink-0 text-bright" />
        </div>
        <div className="grid gap-3 p-3">
          <div className="grid justify-items-start gap-2 rounded-card border border-line bg-raised p-3">
            <Badge tone="loud">{t('sample.badge')}</Badge>
            <p className="font-semibold">{t('sample.product')}</p>
            <p className="text-small text-soft">{t('sample.pack')}</p>
            <p className="money text-lead font-bold">{t.money(rupees(1250))}</p>
            <span className={buttonClass({ kind: 'main', small: true })}>{t('sample.button')}</span>
          </div>
          <p>
            <span className="font-semibold text-link underline">{t('sample.link')}</span>{' '}
            <span className="text-small text-soft">{t('sample.soft')}</span>
          </p>
        </div>
      </div>
    </figure>
  )
}

/** The colours of one theme for a part of the page. */
function tonesFor(colours: Colours, scheme: 'day' | 'night'): CSSProperties {
  const tones = tonesOf(colours)
  return {
    ...Object.fromEntries(toneNames.map((name) => [`--${name}`, tones[name][scheme]])),
    colorScheme: scheme === 'day' ? 'light' : 'dark',
  }
}
