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
          <input
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif"
            className="input min-w-0 flex-1"
            required={isNeeded}
            onChange={({ target }) => onChange(target.files?.[0] ?? null)}
            {...wiring}
          />
        </div>
      )}
    </Field>
  )
}
