import { backOfficeContentMessages } from '../../messages/en/back-office/content/content.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'

/** Saves what is typed, and says that it is not saved yet. */
export function SaveBar({ busy, isChanged }: { busy: boolean; isChanged: boolean }) {
  const t = useMessages(backOfficeContentMessages)
  return (
    <div className="office-bar">
      <Button type="submit" kind="main" busy={busy}>
        {t('content.save')}
      </Button>
      <p role="status" className="text-small text-soft">
        {isChanged && t('content.unsaved')}
      </p>
    </div>
  )
}
