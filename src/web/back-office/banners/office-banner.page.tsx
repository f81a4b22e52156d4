import { backOfficeBannersMessages } from '../../messages/en/back-office/content/banners.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Badge } from '../../ui/badge.tsx'
import { officePaths } from '../addresses.ts'
import { definePage } from '../layout/define-page.ts'
import { RemoveThing } from '../parts/remove-thing.tsx'
import { useAllows } from '../parts/use-allows.ts'
import { staffSend } from '../send.ts'
import { BackToBanners } from './back-to-banners.tsx'
import { BannerEditor } from './banner-editor.tsx'
import { BannerPictures } from './banner-pictures.tsx'
import { BannerPreview } from './banner-preview.tsx'
import type { StaffBanner } from './banner-values.ts'
import { useBannerForm } from './use-banner-form.ts'

export const page = definePage({
  async load({ api, params: { id = '' }, layoutData }) {
    await layoutData
    return (await staffSend(api)('adminBanner', { params: { id } })).data
  },
  head: ({ title }) => ({ title }),
  Page: ({ data: banner }) => <EditBanner key={banner.id} banner={banner} />,
})

function EditBanner({ banner }: { banner: StaffBanner }) {
  const t = useMessages(backOfficeBannersMessages)
  const mayWrite = useAllows('content.write')
  const form = useBannerForm({ banner })
  return (
    <div className="grid grid-cols-1 gap-4">
      <BackToBanners />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="min-w-0 text-head">{banner.title}</h1>
        <Badge>{t(`state.${banner.state}`)}</Badge>
        {mayWrite && <RemoveBanner banner={banner} />}
      </div>
      {!mayWrite && <p>{t('banners.readOnly')}</p>}
      <div className="grid grid-cols-1 items-start gap-4 wide:grid-cols-2">
        <div className="grid grid-cols-1 gap-4">
          <BannerPictures banner={banner} mayWrite={mayWrite} />
          <BannerEditor form={form} place={banner.place} mayWrite={mayWrite} />
        </div>
        <BannerPreview typed={form.typed} place={banner.place} image={banner.image} />
      </div>
    </div>
  )
}

function RemoveBanner({ banner: { id, title } }: { banner: StaffBanner }) {
  const t = useMessages(backOfficeBannersMessages)
  return (
    <RemoveThing
      call="adminRemoveBanner"
      id={id}
      words={{
        open: t('remove.open'),
        title: t('remove.title', { title }),
        text: t('remove.text'),
        send: t('remove.send'),
        keep: t('remove.keep'),
        failed: t('banners.failed'),
      }}
      to={officePaths.banners()}
    />
  )
}
