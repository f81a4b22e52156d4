import { useState } from 'react'
import type { Answer } from '#wire/calls.ts'
import { messageOf } from '../../app/api/api-error.ts'
import { backOfficeImportsMessages } from '../../messages/en/back-office/catalogue/imports.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { ConfirmDialog } from '../forms/confirm-dialog.tsx'
import { useStaffSend } from '../send.ts'
import { Counts } from './counts.tsx'

type Undo = Answer<'adminImport'>['data']['undo']

type Props = {
  id: string
  /** A bulk change, not an imported list. */
  isChange?: boolean
  /** The next page; absent: reload this one. */
  onDone?: () => Promise<void>
}

/** Previews the undo of an import, then undoes it. */
export function UndoImport({ id, isChange = false, onDone }: Props) {
  const t = useMessages(backOfficeImportsMessages)
  const send = useStaffSend()
  const [undo, setUndo] = useState<Undo | null>(null)
  const [busy, setBusy] = useState(false)
  async function ask() {
    setBusy(true)
    try {
      setUndo((await send('adminImport', { params: { id } })).data.undo)
    } catch (error) {
      toast.error(messageOf(error, t('undo.loadFailed')), 'action')
    }
    setBusy(false)
  }
  return (
    <>
      <Button busy={busy} className="justify-self-start" onClick={() => void ask()}>
        {t(isChange ? 'undo.openChange' : 'undo.open')}
      </Button>
      <ConfirmDialog
        open={undo !== null}
        onClose={() => setUndo(null)}
        title={t(isChange ? 'undo.titleChange' : 'undo.title')}
        kind="danger"
        labels={{
          send: t(isChange ? 'undo.sendChange' : 'undo.send'),
          keep: t('undo.keep'),
          failed: t('undo.failed'),
        }}
        send={async () => {
          await send('adminUndoImport', { params: { id } })
          const done = t(isChange ? 'undo.doneChange' : 'undo.done')
          if (onDone === undefined) return done
          toast.success(done, 'action')
          await onDone()
          return null
        }}
      >
        <p>{t(isChange ? 'undo.textChange' : 'undo.text')}</p>
        {undo && (
          <Counts
            counts={[
              ...(isChange ? [] : ([[t('undo.removed'), undo.removed]] as const)),
              [t('undo.restored'), undo.restored],
              [t(isChange ? 'undo.keptChange' : 'undo.kept'), undo.kept],
            ]}
          />
        )}
      </ConfirmDialog>
    </>
  )
}
