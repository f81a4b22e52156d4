import type { ReactNode } from 'react'
import { backOfficeContentMessages } from '../../messages/en/back-office/content/content.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'

export type SaveBarParts = {
  /** of the button; default: “Save” */
  label?: string
  beside?: ReactNode
}
type Props = SaveBarParts & { busy: boolean; isChanged: boolean }

/** Saves what is typed, and says that it is not saved yet. */
export function SaveBar({ busy, isChanged, label, beside }: Props) {
  const t = useMessages(backOfficeContentMessages)
  return (
    <div className="office-bar">
      <Button type="submit" kind="main" busy={busy}>
        {label ?? t('content.save')}
      </Button>
      {beside}
      <p role="status" className="text-small text-soft">
        {isChanged && t('content.unsaved')}
      </p>
    </div>
  )
}
