import { useState } from 'react'
import { backOfficeContentMessages } from '../../messages/en/back-office/content/content.ts'
import type { Translate } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLayoutData } from '../layout/use-layout-data.ts'
import { type ChangedRecord, useLastChange } from './use-last-change.ts'

export type ConflictField = {
  name: string
  label: string
  theirs: string
  /** absent: only the form shows it */
  mine?: string
}

type Props = {
  /** absent: it isn't known who changed them */
  of?: ChangedRecord
  title?: string
  fields: readonly ConflictField[]
  /** Takes one field of the other version, or without a name all of it. */
  onTake: (name?: string) => void
  /** The fields can be taken one by one. */
  isSplit?: boolean
  /** A draft of earlier: it was not tried to save it. */
  isRestored?: boolean
}

/** Two people changed the same fields: shows both versions, and takes the other one if asked to. */
export function Conflict(props: Props) {
  const { of, title, fields, onTake, isSplit = false, isRestored = false } = props
  const t = useMessages(backOfficeContentMessages)
  const [first, ...others] = fields
  const only = others.length === 0 ? first : undefined
  const mine = only?.mine
  return (
    <Notice>
      {isRestored && <p>{t('conflict.restored')}</p>}
      {of ? (
        <Changed of={of} title={title} fields={fields} />
      ) : (
        <p>{title ?? t('conflict.title')}</p>
      )}
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
        {keepText(t, isRestored, mine !== undefined && isShort(mine) ? mine : null)}
      </p>
    </Notice>
  )
}

function keepText(
  t: Translate<typeof backOfficeContentMessages>,
  isRestored: boolean,
  value: string | null,
) {
  if (value === null) return t(isRestored ? 'conflict.saveMine' : 'conflict.keep')
  return t(isRestored ? 'conflict.saveValue' : 'conflict.keepValue', { value })
}

/** Says that there is a conflict, and who made the other change as soon as it is known. */
function Changed({ of, title, fields }: Pick<Props, 'title' | 'fields'> & { of: ChangedRecord }) {
  const t = useMessages(backOfficeContentMessages)
  const me = useLayoutData()
  const [now] = useState(Date.now)
  const change = useLastChange(of, fields.map(({ theirs }) => theirs).join('\n'))
  if (change === null) return <p>{title ?? t('conflict.title')}</p>
  const { person } = change
  const at = Date.parse(change.at)
  const isToday = t.day(at) === t.day(now)
  const when = t(isToday ? 'conflict.at' : 'conflict.on', { day: t.day(at), time: t.time(at) })
  if (person !== null && person.id === me?.id) return <p>{t('conflict.own', { when })}</p>
  const by = person
    ? t('conflict.by', { name: person.name, when })
    : t('conflict.bySystem', { when })
  if (title === undefined) return <p>{by}</p>
  return (
    <>
      <p>{title}</p>
      <p className="font-normal">{by}</p>
    </>
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
