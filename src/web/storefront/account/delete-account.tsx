import { useState } from 'react'
import type { Person } from '../../app/api/api.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { tx } from '../../messages/delete-account.ts'
import { DeleteForm } from './delete-form.tsx'

/** The last thing on the page, and nothing that happens by a slip. */
export function DeleteAccount({ person }: { person: Person }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <section aria-labelledby="delete" className="panel p-5 sm:p-8">
      <h2 id="delete" className="text-title">
        {tx('delete.title')}
      </h2>
      <p className="mt-2 mb-4 text-soft">{tx('delete.text')}</p>
      <Button onClick={() => setOpen(true)}>{tx('delete.open')}</Button>
      <Dialog open={open} onClose={close} title={tx('delete.title')}>
        <DeleteForm person={person} onKeep={close} />
      </Dialog>
    </section>
  )
}
