import { type ComponentProps, type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

type Props = Omit<ComponentProps<typeof ConfirmDialog>, 'open' | 'onClose'> & {
  label: ReactNode
  button?: ComponentProps<typeof Button>
  onClose?: () => void
}

/** A button that opens a dialog which asks before something is done. */
export function DialogButton({ label, button, onClose, ...dialog }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <ConfirmDialog
        {...dialog}
        open={open}
        onClose={() => {
          setOpen(false)
          onClose?.()
        }}
      />
    </>
  )
}
