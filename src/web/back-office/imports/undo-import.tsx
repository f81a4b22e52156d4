import { useState } from 'react'
import type { Answer } from '#wire/calls.ts'
import { wordsOf } from '../../app/api/api-error.ts'
import { backOfficeImportsMessages } from '../../messages/en/back-office-imports.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { useStaffSend } from '../send.ts'
import { Counts } from './counts.tsx'

type Undo = Answer<'adminImport'>['data']['undo']

type Props = {
  id: string
  /** Where to go once it is done; left out, the page is loaded anew. */
  onDone?: () => Promise<void>
}

/** Asks what undoing an import would come to, shows it, and does it when that is what was meant. */
export function UndoImport({ id, onDone }: Props) {
  const t = useMessages(backOfficeImportsMessages)
  const send = useStaffSend()
  const [undo, setUndo] = useState<Undo | null>(null)
  const [busy, setBusy] = useState(false)
  async function ask() {
    setBusy(true)
    try {
      setUndo((await send('adminImport', { params: { id } })).data.undo)
    } catch (error) {
      toast.error(wordsOf(error, t('undo.loadFailed')), 'action')
    }
    setBusy(false)
  }
  return (
    <>
      <Button busy={busy} className="justify-self-start" onClick={() => void ask()}>
        {t('undo.open')}
      </Button>
      <ConfirmDialog
        open={undo !== null}
        onClose={() => setUndo(null)}
        title={t('undo.title')}
        kind="danger"
        words={{ send: t('undo.send'), keep: t('undo.keep'), failed: t('undo.failed') }}
        send={async () => {
          await send('adminUndoImport', { params: { id } })
          if (onDone === undefined) return t('undo.done')
          toast.success(t('undo.done'), 'action')
          await onDone()
          return null
        }}
      >
        <p>{t('undo.text')}</p>
        {undo && (
          <Counts
            counts={[
              [t('undo.removed'), undo.removed],
              [t('undo.restored'), undo.restored],
              [t('undo.kept'), undo.kept],
            ]}
          />
        )}
      </ConfirmDialog>
    </>
  )
}
