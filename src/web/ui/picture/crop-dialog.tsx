import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { signupMessages } from '../../messages/en/storefront/account/signup.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { type Crop, middle, squareOf } from './crop.ts'
import { CropFrame } from './crop-frame.tsx'

/** Twice the size that the shop stores. */
const side = 640

async function cutOut(picture: HTMLImageElement, crop: Crop): Promise<File | null> {
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side })
  const pen = canvas.getContext('2d')
  if (!pen) return null
  const { naturalWidth: width, naturalHeight: height } = picture
  const square = squareOf({ width, height }, crop)
  pen.fillStyle = '#fff' // ground for transparent pixels
  pen.fillRect(0, 0, side, side)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, square.x, square.y, square.side, square.side, 0, 0, side, side)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.9))
  return blob && new File([blob], 'picture.jpg', { type: 'image/jpeg' })
}

type Props = {
  open: boolean
  picture: HTMLImageElement
  /** null: cancelled */
  onDone: (square: File | null) => void
}

/** Outside the form that uses it, so that keys and buttons don't reach that form. */
export default function CropDialog({ open, picture, onDone }: Props) {
  const t = useMessages(signupMessages)
  const size = { width: picture.naturalWidth, height: picture.naturalHeight }
  const [crop, setCrop] = useState(middle)
  const use = async () => onDone(await cutOut(picture, crop))
  return createPortal(
    <Dialog open={open} onClose={() => onDone(null)} title={t('crop.title')}>
      <div className="grid gap-4">
        <CropFrame picture={picture} size={size} crop={crop} onCrop={setCrop} />
        <div className="flex flex-wrap gap-3">
          <Button kind="main" className="grow" onClick={() => void use()}>
            {t('crop.use')}
          </Button>
          <Button onClick={() => onDone(null)}>{t('crop.cancel')}</Button>
        </div>
      </div>
    </Dialog>,
    document.body,
  )
}
