import { backOfficeContentMessages } from '../../messages/en/back-office/content/content.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'

type Props = { busy: boolean; isChanged: boolean; label?: string }

/** Saves what is typed, and says that it is not saved yet. */
export function SaveBar({ busy, isChanged, label }: Props) {
  const t = useMessages(backOfficeContentMessages)
  return (
    <div className="office-bar">
      <Button type="submit" kind="main" busy={busy}>
        {label ?? t('content.save')}
      </Button>
      <p role="status" className="text-small text-soft">
        {isChanged && t('content.unsaved')}
      </p>
    </div>
  )
}
