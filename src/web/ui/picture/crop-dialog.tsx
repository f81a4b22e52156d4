import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { signupMessages } from '../../messages/en/signup.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { middle } from './crop.ts'
import { CropFrame } from './crop-frame.tsx'
import { cutOut } from './cut-out.ts'

type Props = {
  open: boolean
  picture: HTMLImageElement
  /** null: left as it was before */
  onDone: (square: File | null) => void
}

/** Outside of the form that it belongs to, so that its keys and buttons are its own. */
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
