import type { Answer } from '#wire/calls.ts'
import { backOfficeBannersMessages } from '../../messages/en/back-office/content/banners.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { PreviewPicture } from '../content/preview-picture.tsx'
import type { Showing } from '../content/shown-section.ts'

export type StaffBanner = Answer<'adminBanner'>['data']
export type BannerPlace = StaffBanner['place']
export type BannerValues = Pick<
  StaffBanner,
  'title' | 'titleUr' | 'text' | 'textUr' | 'alt' | 'altUr' | 'link' | 'tint' | keyof Showing
>

type Props = { typed: BannerValues; place: BannerPlace; image: string | File | null }

/** About as the home page shows it, while it is typed. */
export function BannerPreview({ typed, place, image }: Props) {
  const t = useMessages(backOfficeBannersMessages)
  const picture = (
    <PreviewPicture
      picture={image}
      alt={typed.alt}
      sizes="600px"
      className="banner-thumb w-full object-cover"
    />
  )
  const title = typed.title || t('banners.noTitle')
  return (
    <section aria-labelledby="preview" className="office-box grid min-w-0 grid-cols-1 gap-3">
      <h2 id="preview" className="text-title">
        {t('banners.preview')}
      </h2>
      {place === 'banner' ? (
        <div className={`banner-preview tint-${typed.tint ?? 'sand'}`}>
          {picture}
          <div className="grid gap-2 p-4">
            <p className="font-display text-head font-bold">{title}</p>
            <p className="text-on-brand-soft">
              <bdi>{typed.text}</bdi>
            </p>
          </div>
        </div>
      ) : (
        <div className="grid max-w-80 gap-2">
          {picture}
          <p className="font-display text-lead font-bold">{title}</p>
        </div>
      )}
    </section>
  )
}
