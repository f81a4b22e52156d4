import type { ReactNode } from 'react'
import { ApiError } from '../../app/api/api-error.ts'
import { useLocation, useRevalidator } from '../../app/router/use-router.tsx'
import { Button, type ButtonKind } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast, type ToastAction } from '../../ui/toasts/toast.ts'
import type { FormErrors } from '../../ui/form/use-form.ts'
import { OutdatedNote } from './outdated-note.tsx'
import { useDraftForm } from './use-draft-form.ts'

type FormProps = {
  /** as a function: gets the error of each field */
  children: ReactNode | ((errorOf: (field: string) => string | undefined) => ReactNode)
  /** `send`: null while there is nothing to send; `keep`: label of the cancel button */
  labels: { send: string | null; keep: string; failed: string }
  kind?: ButtonKind
  check?: (values: FormData) => FormErrors<string> | null
  /** Returns the sentence for the toast, perhaps with an action; null: the page is being left. */
  send: (values: FormData) => Promise<string | readonly [string, ToastAction] | null>
  onClose: () => void
}

type Props = FormProps & { open: boolean; title: string }

/** Asks before something is done. A refusal is said in the dialog, which stays open; the page is loaded anew after it. */
export const ConfirmDialog = ({ open, title, ...form }: Props) => (
  <Dialog open={open} onClose={form.onClose} title={title}>
    <ConfirmForm {...form} title={title} />
  </Dialog>
)

function ConfirmForm({
  title,
  children,
  labels,
  kind = 'main',
  check,
  send,
  onClose,
}: Omit<Props, 'open'>) {
  const { revalidate } = useRevalidator()
  const { form, busy, problem, errorOf, deleteDraft, outdated, takeNow } = useDraftForm(
    `${title} ${useLocation().pathname}`,
    {
      ...(check && { check }),
      failed: labels.failed,
      ...(typeof children !== 'function' && { place: (general: string) => ({ general }) }),
      async send(values) {
        const done = await send(values).catch((error: unknown) => {
          // The dialog is outdated: close it and reload the page.
          if (!(error instanceof ApiError) || error.code !== 'changed_meanwhile') throw error
          toast.error(error.message, 'action')
        })
        if (done === null) return
        if (typeof done === 'string') toast.success(done, 'action')
        else if (done !== undefined) toast.success(done[0], 'action', done[1])
        onClose()
        await revalidate()
      },
    },
  )
  return (
    <form {...form} noValidate className="grid gap-4">
      {problem && <Notice>{problem}</Notice>}
      {outdated.length > 0 && <OutdatedNote fields={outdated} onTake={takeNow} />}
      {typeof children === 'function' ? children(errorOf) : children}
      {/* Wider than the fields, so it hides their focus rings. */}
      <div className="sticky bottom-0 -mx-2 flex flex-wrap gap-3 bg-raised px-2 py-3">
        {labels.send !== null && (
          <Button kind={kind} type="submit" busy={busy}>
            {labels.send}
          </Button>
        )}
        <Button
          onClick={() => {
            deleteDraft()
            onClose()
          }}
        >
          {labels.keep}
        </Button>
      </div>
    </form>
  )
}
