import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { tu } from '../../words/signup.ts'
import { pictureFromInitials } from './picture-from-initials.ts'

type Props = { name: string; person: string; error?: string | undefined }

/** The picture is required (spec §5), but nobody must own one: the shop draws it from the initials. */
export function PictureField({ name, person, error }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [preview, setPreview] = useState<string>()
  const status = useId()

  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview])

  const look = () => {
    const file = input.current?.files?.[0]
    setPreview(file && URL.createObjectURL(file))
  }

  async function draw() {
    const file = await pictureFromInitials(person)
    if (!file || !input.current) return
    const files = new DataTransfer()
    files.items.add(file)
    input.current.files = files.files
    look()
  }

  return (
    <Field label={tu('signup.picture')} error={error}>
      {(wiring) => (
        <div className="flex flex-wrap items-center gap-3">
          {preview && <img src={preview} alt="" className="size-14 rounded-pill object-cover" />}
          <input
            ref={input}
            type="file"
            name={name}
            accept="image/jpeg,image/png,image/webp,image/avif"
            className="input min-w-56 flex-1"
            onChange={look}
            {...wiring}
          />
          <Button small onClick={draw} aria-describedby={status}>
            {tu('signup.drawPicture')}
          </Button>
          <span id={status} role="status" className="sr-only">
            {preview ? tu('signup.pictureReady') : ''}
          </span>
        </div>
      )}
    </Field>
  )
}
