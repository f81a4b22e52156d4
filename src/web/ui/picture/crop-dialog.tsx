import './crop.css'
import { ZoomIn, ZoomOut } from 'lucide-react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { signupMessages } from '../../messages/en/signup.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { middle, mostZoom, zoomed } from './crop.ts'
import { CropSquare } from './crop-square.tsx'
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
        <p className="text-soft">{t('crop.text')}</p>
        <CropSquare picture={picture} size={size} crop={crop} onCrop={setCrop} />
        <label className="mx-auto flex min-h-11 w-full max-w-88 items-center gap-3">
          <ZoomOut aria-hidden className="size-5 shrink-0 text-soft" />
          <span className="sr-only">{t('crop.zoom')}</span>
          <input
            type="range"
            className="min-h-11 min-w-0 grow"
            min={1}
            max={mostZoom}
            step={0.01}
            value={crop.zoom}
            aria-valuetext={`${Math.round(crop.zoom * 100)} %`}
            onChange={({ target }) => setCrop(zoomed(size, crop, Number(target.value)))}
          />
          <ZoomIn aria-hidden className="size-5 shrink-0 text-soft" />
        </label>
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
