import { ImageUp } from 'lucide-react'
import { Field } from '../../../ui/form/field.tsx'
import { returnsMessages } from '../../../messages/en/storefront/checkout/returns.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { useFileAddress } from '../../../ui/picture/use-file-address.ts'

type Props = {
  isNeeded: boolean
  error: string | undefined
  photo: File | null
  onChange: (photo: File | null) => void
}

export function PhotoField({ isNeeded, error, photo, onChange }: Props) {
  const t = useMessages(returnsMessages)
  const preview = useFileAddress(photo)
  return (
    <Field
      label={t('returns.photo')}
      hint={t('returns.photoNeeded')}
      error={error}
      optional={!isNeeded}
    >
      {(wiring) => (
        <div className="flex flex-wrap items-center gap-3">
          {preview && (
            <img
              src={preview}
              alt={t('returns.photoChosen')}
              className="size-20 rounded-card bg-sunk object-cover"
            />
          )}
          <label className="button button-plain has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-bright">
            <ImageUp aria-hidden className="size-5" />
            {t(photo === null ? 'returns.choosePhoto' : 'returns.otherPhoto')}
            <input
              type="file"
              accept="image/jpeg,image/png,image/webp,image/avif"
              className="sr-only"
              required={isNeeded}
              onChange={({ target }) => onChange(target.files?.[0] ?? null)}
              {...wiring}
            />
          </label>
        </div>
      )}
    </Field>
  )
}
