import { backOfficeContentMessages } from '../../messages/en/back-office/content/content.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

export type ConflictField = {
  name: string
  label: string
  theirs: string
  /** absent: only the form shows it */
  mine?: string
}

type Props = {
  title?: string
  fields: readonly ConflictField[]
  /** Takes one field of the other version, or without a name all of it. */
  onTake: (name?: string) => void
  /** The fields can be taken one by one. */
  isSplit?: boolean
}

/** Two people changed the same fields: shows both versions, and takes the other one if asked to. */
export function Conflict({ title, fields, onTake, isSplit = false }: Props) {
  const t = useMessages(backOfficeContentMessages)
  const [first, ...others] = fields
  const only = others.length === 0 ? first : undefined
  const mine = only?.mine
  return (
    <Notice>
      <p>{title ?? t('conflict.title')}</p>
      <ul className="grid gap-3 font-normal">
        {fields.map((field) => (
          <li key={field.name}>
            <p className="font-semibold">{field.label}</p>
            <Version label={t('conflict.theirs')} value={field.theirs} />
            {field.mine !== undefined && <Version label={t('conflict.mine')} value={field.mine} />}
            {isSplit && <Take field={field} onTake={() => onTake(field.name)} />}
          </li>
        ))}
      </ul>
      {!isSplit && <Take field={only} onTake={() => onTake()} />}
      <p className="font-normal">
        {mine !== undefined && isShort(mine)
          ? t('conflict.keepValue', { value: mine })
          : t('conflict.keep')}
      </p>
    </Notice>
  )
}

const isShort = (value: string) => value !== '' && value.length <= 20 && !value.includes('\n')

function Version({ label, value }: { label: string; value: string }) {
  const t = useMessages(backOfficeContentMessages)
  return (
    <p className="whitespace-pre-line">
      {label}: {value || t('conflict.empty')}
    </p>
  )
}

/** "Use 901"; of a long value its name; of several fields "Use theirs". */
function Take({ field, onTake }: { field: ConflictField | undefined; onTake: () => void }) {
  const t = useMessages(backOfficeContentMessages)
  const label = () => {
    if (field === undefined) return t('conflict.take')
    const { theirs, label: name } = field
    return isShort(theirs)
      ? t('conflict.takeValue', { value: theirs })
      : t('conflict.takeField', { field: name })
  }
  return (
    <Button small className="mt-2 justify-self-start" onClick={onTake}>
      {label()}
    </Button>
  )
}
