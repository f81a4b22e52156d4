import { ImagePlus } from 'lucide-react'
import { type ChangeEvent, useId } from 'react'
import { buttonClass } from '../../ui/button.tsx'

type Props = { words: string; busy: boolean; onPick: (file: File) => void }

/** A button that asks for a picture. */
export function PickPicture({ words, busy, onPick }: Props) {
  const id = useId()
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file) onPick(file)
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
        {words}
      </label>
    </div>
  )
}
