import { backOfficeContentMessages } from '../../messages/en/back-office/content/content.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { TextField } from '../../ui/form/field.tsx'
import { CheckField } from '../parts/check-field.tsx'
import { FormPart } from '../parts/form-part.tsx'
import { clockText, momentOf } from '../parts/shop-clock.ts'
import type { Showing } from './showing.ts'

type Props = {
  form: {
    typed: Showing
    set: (values: Partial<Showing>) => void
    errorOf: (field: 'from' | 'until') => string | undefined
  }
}

/** Whether shoppers see it, and from when until when. */
export function ShownPart({ form: { typed, set, errorOf } }: Props) {
  const t = useMessages(backOfficeContentMessages)
  return (
    <FormPart title={t('shown.when')} hint={t('shown.periodHint')}>
      <CheckField
        name="shown"
        label={t('shown.shown')}
        checked={typed.shown}
        onChange={(shown) => set({ shown })}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {(['from', 'until'] as const).map((name) => (
          <TextField
            key={name}
            type="datetime-local"
            name={name}
            label={t(`shown.${name}`)}
            value={clockText(typed[name])}
            error={errorOf(name)}
            onChange={({ target }) => set({ [name]: momentOf(target.value) })}
            optional
          />
        ))}
      </div>
    </FormPart>
  )
}
