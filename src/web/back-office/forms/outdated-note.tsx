import { backOfficeContentMessages } from '../../messages/en/back-office/content/content.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Conflict } from './conflict.tsx'
import type { OutdatedField } from './use-draft-form.ts'
import type { ChangedRecord } from './use-last-change.ts'

type Props = { fields: readonly OutdatedField[]; of?: ChangedRecord; onTake: () => void }

/** A draft was restored over values that a colleague has changed since: shows both before they are saved. */
export function OutdatedNote({ fields, of, onTake }: Props) {
  const t = useMessages(backOfficeContentMessages)
  const textOf = (value: string | boolean) =>
    typeof value === 'string' ? value : t(value ? 'content.yes' : 'content.no')
  return (
    <Conflict
      {...(of && { of })}
      fields={fields.map(({ name, label, now, mine }) => ({
        name,
        label,
        theirs: textOf(now),
        mine: textOf(mine),
      }))}
      onTake={onTake}
      isRestored
    />
  )
}
