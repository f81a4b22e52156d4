import { type ReactNode, useState } from 'react'
import type { PictureCrop } from '#shop/catalogue/pictures/gallery.ts'
import { fileRoutes } from '#wire/routes.ts'
import { addressOf } from '../../app/api/send-by-fetch.ts'
import { backOfficeProductMessages } from '../../messages/en/back-office/catalogue/product.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { loadPicture } from '../../ui/picture/read-picture.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { useAction } from '../parts/use-action.ts'
import { useStaffSend } from '../send.ts'
import { CropPartDialog } from './crop-part-dialog.tsx'
import type { EditedProduct } from './product-texts.ts'

type Picture = EditedProduct['pictures'][number]

/** Another part of a picture of the product is chosen from its original; the shop draws it anew. */
export function useRecrop({ id }: EditedProduct): {
  open: (picture: Picture) => Promise<void>
  /** the id of the picture that is being loaded or drawn */
  busyWith: string | null
  dialog: ReactNode
} {
  const t = useMessages(backOfficeProductMessages)
  const send = useStaffSend()
  const { act } = useAction()
  const [busyWith, setBusyWith] = useState<string | null>(null)
  const [turn, setTurn] = useState<{ picture: Picture; image: HTMLImageElement } | null>(null)
  const [isOpen, setOpen] = useState(false)

  async function open(picture: Picture) {
    if (busyWith !== null) return
    setBusyWith(picture.id)
    const params = { id, picture: picture.id }
    const address = addressOf(fileRoutes.adminOriginalPicture[1], { params })
    const image = await loadPicture(address)
    setBusyWith(null)
    if (image === null) return void toast.error(t('crop.failed'))
    setTurn({ picture, image })
    setOpen(true)
  }

  async function show(picture: Picture, crop: PictureCrop | null) {
    setOpen(false)
    setBusyWith(picture.id)
    const params = { id, picture: picture.id }
    const done = t(crop === null ? 'crop.wholeDone' : 'crop.done')
    await act(() => send('adminCropPicture', { params, body: { crop } }), done)
    setBusyWith(null)
  }

  const dialog = turn && (
    <CropPartDialog
      key={`${turn.picture.image} ${turn.image.src}`}
      open={isOpen}
      picture={turn.image}
      part={turn.picture.crop}
      onUse={(crop) => void show(turn.picture, crop)}
      onClose={() => setOpen(false)}
    >
      {turn.picture.crop !== null && (
        <Button onClick={() => void show(turn.picture, null)}>{t('crop.whole')}</Button>
      )}
    </CropPartDialog>
  )
  return { open, busyWith, dialog }
}
