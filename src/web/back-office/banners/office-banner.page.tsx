import { useState } from 'react'
import { useNavigate } from '../../app/router/use-router.tsx'
import { backOfficeBannersMessages } from '../../messages/en/back-office-banners.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { officePaths } from '../addresses.ts'
import { definePage } from '../layout/define-page.ts'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { useAllows } from '../parts/use-allows.ts'
import { staffSend, useStaffSend } from '../send.ts'
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
        <h1 className="min-w-0 text-head break-words">{banner.title}</h1>
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
  const send = useStaffSend()
  const go = useNavigate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('remove.open')}</Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('remove.title', { title })}
        kind="danger"
        words={{ send: t('remove.send'), keep: t('remove.keep'), failed: t('banners.failed') }}
        send={async () => {
          const { message } = await send('adminRemoveBanner', { params: { id } })
          toast.success(message, 'action')
          await go(officePaths.banners())
          return null
        }}
      >
        <p>{t('remove.text')}</p>
      </ConfirmDialog>
    </>
  )
}
