import { type SubmitEvent, useState } from 'react'
import { AreaField } from '../../ui/area-field.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { t } from '../../words/t.ts'
import { useOverlay } from './overlay.tsx'
import { useAddress } from './use-address.ts'

export default function AddressDialog({ open }: { open: boolean }) {
  const { close } = useOverlay()
  return (
    <Dialog open={open} onClose={close} title={t('address.title')}>
      <AddressForm onDone={close} />
    </Dialog>
  )
}

function AddressForm({ onDone }: { onDone: () => void }) {
  const [address, setAddress] = useAddress()
  const [text, setText] = useState(address)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setAddress(text.trim())
    onDone()
  }

  return (
    <form onSubmit={submit} className="grid gap-4">
      <AreaField
        label={t('address.label')}
        hint={t('address.hint')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        autoComplete="street-address"
        maxLength={500}
        autoFocus
      />
      <Button type="submit" kind="main">
        {t('address.select')}
      </Button>
    </form>
  )
}
