import { ImagePlus } from 'lucide-react'
import { type DragEvent, useId, useState } from 'react'
import { backOfficeProductMessages } from '../../messages/en/back-office/catalogue/product.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'

type Props = {
  add: (files: readonly File[]) => void
  isCropped?: boolean
  /** absent: pictures can't be cropped here */
  onCrop?: (isCropped: boolean) => void
}

/** Where pictures of a product are chosen, taken with a phone's camera, or dropped. */
export function AddPictures({ add, isCropped = false, onCrop }: Props) {
  const t = useMessages(backOfficeProductMessages)
  const [isOver, setOver] = useState(false)
  const id = useId()
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    add([...event.dataTransfer.files])
  }
  return (
    <div
      data-over={isOver || undefined}
      className="office-drop"
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        multiple
        className="peer sr-only"
        onChange={({ target }) => {
          add([...(target.files ?? [])])
          target.value = ''
        }}
      />
      <label htmlFor={id} className={buttonClass({ className: 'office-pick' })}>
        <ImagePlus aria-hidden className="size-5" />
        {t('pictures.add')}
      </label>
      <p className="text-small text-soft">{t(onCrop ? 'pictures.drop' : 'pictures.dropNew')}</p>
      {onCrop && (
        <Checkbox
          label={t('pictures.crop')}
          checked={isCropped}
          onChange={({ target }) => onCrop(target.checked)}
        />
      )}
    </div>
  )
}
