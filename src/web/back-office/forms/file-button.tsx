import { FileUp } from 'lucide-react'
import { useId, useState } from 'react'
import { buttonClass } from '../../ui/button.tsx'

type Props = {
  text: string
  /** Id of the field's label; absent: the button names itself. */
  labelledBy?: string
  accept: string
  disabled: boolean
  onChoose: (file: File | undefined) => void
}

/** Chooses a file, with its name behind the button. The button of a browser is in the browser's language. */
export function FileButton({ text, labelledBy, accept, disabled, onChoose }: Props) {
  const id = useId()
  const [name, setName] = useState('')
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-3">
      <label
        className={buttonClass({
          className:
            'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-bright has-disabled:opacity-60',
        })}
      >
        <FileUp aria-hidden className="size-5" />
        <span id={id}>{text}</span>
        <input
          type="file"
          accept={accept}
          className="sr-only"
          disabled={disabled}
          aria-labelledby={labelledBy === undefined ? undefined : `${labelledBy} ${id}`}
          onChange={({ target }) => {
            const file = target.files?.[0]
            setName(file?.name ?? '')
            onChoose(file)
            target.value = '' // the same file can be chosen again
          }}
        />
      </label>
      <bdi className="min-w-0 wrap-anywhere text-soft">{name}</bdi>
    </span>
  )
}
