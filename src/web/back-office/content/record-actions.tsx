import { backOfficeContentMessages } from '../../messages/en/back-office/content/content.ts'
import type { Translate } from '../../messages/messages-in.ts'
import type { Screen } from '../../messages/screen.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { buttonClass } from '../../ui/button.tsx'
import { RemoveButton, type RemoveCall } from '../forms/remove-button.tsx'
import { useAllows } from '../parts/use-allows.ts'

type Props = {
  id: string
  title: string
  /** its page in the shop; null while shoppers don't see it */
  seenAt: string | null
  removeCall: RemoveCall
  /** where its list is */
  list: string
  /** its own sentences replace the shared ones of the same key */
  screen: Screen
}

/** Opens a record in the shop, and deletes it. */
export function RecordActions({ id, title, seenAt, removeCall, list, screen }: Props) {
  const t: Translate<typeof backOfficeContentMessages> = useMessages(
    screen,
    backOfficeContentMessages,
  )
  const mayWrite = useAllows('content.write')
  return (
    <div className="flex flex-wrap gap-3 empty:hidden">
      {seenAt && (
        <a href={seenAt} className={buttonClass()}>
          {t('content.see')}
        </a>
      )}
      {mayWrite && (
        <RemoveButton
          call={removeCall}
          id={id}
          labels={{
            open: t('remove.open'),
            title: t('remove.title', { title }),
            text: t('remove.text'),
            send: t('remove.send'),
            keep: t('remove.keep'),
            failed: t('content.failed'),
          }}
          to={list}
        />
      )}
    </div>
  )
}
