import { bannerPlaces } from '#shop/content/content.ts'
import { useNavigate } from '../../app/router/use-router.tsx'
import { backOfficeBannersMessages } from '../../messages/en/back-office/content/banners.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { officePaths } from '../addresses.ts'
import { definePage } from '../layout/define-page.ts'
import { refuseWithout } from '../layout/refuse-without.ts'
import { BackToBanners } from './back-to-banners.tsx'
import { BannerEditor } from './banner-editor.tsx'
import { BannerPreview } from './banner-preview.tsx'
import type { BannerPlace } from './banner-values.ts'
import { useBannerForm } from './use-banner-form.ts'

export const page = definePage({
  async load({ layoutData, url: { searchParams } }) {
    refuseWithout((await layoutData).role, 'content.write')
    return bannerPlaces.find((one) => one === searchParams.get('place')) ?? 'banner'
  },
  head: (place, { language }) => ({
    title: messagesIn(language, backOfficeBannersMessages)(`place.${place}New`),
  }),
  Page: ({ data: place }) => <NewBanner key={place} place={place} />,
})

function NewBanner({ place }: { place: BannerPlace }) {
  const t = useMessages(backOfficeBannersMessages)
  const go = useNavigate()
  const form = useBannerForm({ place, onMade: (made) => void go(officePaths.banner(made)) })
  return (
    <div className="grid grid-cols-1 gap-4">
      <BackToBanners />
      <h1 className="text-head">{t(`place.${place}New`)}</h1>
      <p>{t('picture.later')}</p>
      <div className="grid grid-cols-1 items-start gap-4 wide:grid-cols-2">
        <BannerEditor form={form} place={place} mayWrite />
        <BannerPreview typed={form.typed} place={place} image={null} />
      </div>
    </div>
  )
}
