import { ImagePlus } from 'lucide-react'
import { type ChangeEvent, useId } from 'react'
import { buttonClass } from '../../ui/button.tsx'
import { smallerPicture } from '../../ui/picture/smaller-picture.ts'

type Props = {
  label: string
  busy: boolean
  /** gets the file as it was chosen, at once; the caller makes it smaller before sending */
  isOriginal?: boolean
  onPick: (file: File) => void
}

/** A button that asks for a picture; one of a phone's camera is made as small as the shop takes it. */
export function PickPicture({ label, busy, isOriginal = false, onPick }: Props) {
  const id = useId()
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file && isOriginal) onPick(file)
    else if (file) void smallerPicture(file).then(onPick)
    target.value = ''
  }
  return (
    <div>
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        disabled={busy}
        className="peer sr-only"
        onChange={pick}
      />
      <label htmlFor={id} className={buttonClass({ className: 'office-pick' })}>
        <ImagePlus aria-hidden className="size-5" />
        {label}
      </label>
    </div>
  )
}
