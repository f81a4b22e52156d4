import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import type { PictureCrop } from '#shop/catalogue/pictures/gallery.ts'
import { backOfficeProductMessages } from '../../messages/en/back-office/catalogue/product.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { CropFrame } from '../../ui/picture/crop-frame.tsx'
import { cropOf, partOf, pixelsOf } from './crop-part.ts'

/** As wide as the shop shows a product's picture at most. */
const minPixels = 640

type Props = {
  open: boolean
  picture: HTMLImageElement
  /** The current crop; null: all of it. */
  part: PictureCrop | null
  /** further choices, beside the square and leaving it */
  children?: ReactNode
  onUse: (part: PictureCrop) => void
  onClose: () => void
}

/** The part of a picture that is shown, chosen by hand. It says so where that part is smaller than the shop shows it. */
export function CropPartDialog({ open, picture, part, children, onUse, onClose }: Props) {
  const t = useMessages(backOfficeProductMessages)
  const size = { width: picture.naturalWidth, height: picture.naturalHeight }
  const [crop, setCrop] = useState(() => cropOf(size, part))
  const pixels = pixelsOf(size, crop)
  return createPortal(
    <Dialog open={open} onClose={onClose} title={t('crop.title')}>
      <div className="grid gap-4">
        <CropFrame picture={picture} size={size} crop={crop} onCrop={setCrop} />
        <p className="text-small text-soft empty:hidden">
          {pixels < minPixels && t('crop.small', { pixels, shown: minPixels })}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button kind="main" className="grow" onClick={() => onUse(partOf(size, crop))}>
            {t('crop.use')}
          </Button>
          {children}
          <Button onClick={onClose}>{t('crop.cancel')}</Button>
        </div>
      </div>
    </Dialog>,
    document.body,
  )
}
