import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/form/field.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { quickOrderMessages } from '../../../messages/en/storefront/checkout/quick-order.ts'
import { useMessages } from '../../../messages/use-messages.ts'

type Props = { wanted: string; onFind: (wanted: string) => Promise<boolean> }

/** No candidates: search again under another name. */
export function Unknown({ wanted, onFind }: Props) {
  const t = useMessages(quickOrderMessages)
  const [name, setName] = useState(wanted)
  const [tried, setTried] = useState(false)
  const { form, busy } = useForm({
    async send() {
      if (name.trim() !== '') setTried(!(await onFind(name)))
    },
  })

  return (
    <form {...form} className="grid gap-2">
      <FieldError
        message={tried ? t('sheet.stillNothing') : t('sheet.nothingLike', { name: wanted })}
      />
      <div className="flex gap-2">
        <input
          className="input min-w-0 grow"
          aria-label={t('sheet.otherName', { name: wanted })}
          maxLength={200}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" small busy={busy}>
          {t('sheet.find')}
        </Button>
      </div>
    </form>
  )
}
