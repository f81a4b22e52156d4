import { backOfficeContentMessages } from '../../messages/en/back-office/content/content.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

type Props = {
  title?: string
  /** `value`: the other version */
  fields: readonly { name: string; label: string; value: string }[]
  onTake: () => void
}

/** Two people changed the same fields: shows the other version, and takes it if asked to. */
export function Conflict({ title, fields, onTake }: Props) {
  const t = useMessages(backOfficeContentMessages)
  return (
    <Notice>
      <p>{title ?? t('content.conflict')}</p>
      {fields.map(({ name, label, value }) => (
        <div key={name} className="font-normal">
          <p className="font-semibold">{label}</p>
          <p className="whitespace-pre-line">{value || t('content.nothing')}</p>
        </div>
      ))}
      <Button small className="justify-self-start" onClick={onTake}>
        {t('content.takeTheirs')}
      </Button>
      <p className="font-normal">{t('content.keepMine')}</p>
    </Notice>
  )
}
