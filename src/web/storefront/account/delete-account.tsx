import { useState } from 'react'
import type { Person } from '../../app/api/api.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { deleteAccountMessages } from '../../messages/en/delete-account.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { DeleteForm } from './delete-form.tsx'

/** The last thing on the page, and nothing that happens by a slip. */
export function DeleteAccount({ person }: { person: Person }) {
  const t = useMessages(deleteAccountMessages)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <section aria-labelledby="delete" className="panel p-5 sm:p-8">
      <h2 id="delete" className="text-title">
        {t('delete.title')}
      </h2>
      <p className="mt-2 mb-4 text-soft">{t('delete.text')}</p>
      <Button onClick={() => setOpen(true)}>{t('delete.open')}</Button>
      <Dialog open={open} onClose={close} title={t('delete.title')}>
        <DeleteForm person={person} onKeep={close} />
      </Dialog>
    </section>
  )
}
