import './crop.css'
import { ZoomIn, ZoomOut } from 'lucide-react'
import type { Dispatch, SetStateAction } from 'react'
import { signupMessages } from '../../messages/en/storefront/account/signup.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { type Crop, maxZoom, type Size, zoomed } from './crop.ts'
import { CropSquare } from './crop-square.tsx'

type Props = {
  picture: HTMLImageElement
  size: Size
  crop: Crop
  onCrop: Dispatch<SetStateAction<Crop>>
}

export function CropFrame({ picture, size, crop, onCrop }: Props) {
  const t = useMessages(signupMessages)
  return (
    <>
      <p className="text-soft">{t('crop.text')}</p>
      <CropSquare picture={picture} size={size} crop={crop} onCrop={onCrop} />
      <label className="mx-auto flex min-h-11 w-full max-w-88 items-center gap-3">
        <ZoomOut aria-hidden className="size-5 shrink-0 text-soft" />
        <span className="sr-only">{t('crop.zoom')}</span>
        <input
          type="range"
          className="min-h-11 min-w-0 grow"
          min={1}
          max={maxZoom}
          step={0.01}
          value={crop.zoom}
          aria-valuetext={`${Math.round(crop.zoom * 100)} %`}
          onChange={({ target }) => onCrop(zoomed(size, crop, Number(target.value)))}
        />
        <ZoomIn aria-hidden className="size-5 shrink-0 text-soft" />
      </label>
    </>
  )
}
