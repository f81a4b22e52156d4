import { FileUp } from 'lucide-react'
import { type ChangeEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { readOrderList } from '#shop/cart/order-list.ts'
import { AreaField } from '../../../ui/form/area-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { quickOrderMessages } from '../../../messages/en/storefront/checkout/quick-order.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { readListFile } from './read-file.ts'

type Props = {
  text: string
  again: boolean
  busy: boolean
  onText: (text: string) => void
  onCheck: () => void
}

/** The list as text: typed, pasted, or read from a file and then editable. */
export function ListForm({ text, again, busy, onText, onCheck }: Props) {
  const t = useMessages(quickOrderMessages)
  const list = useRef<HTMLTextAreaElement>(null)
  const [fileProblem, setFileProblem] = useState<string>()
  const { form, errorOf, clear } = useForm<'list'>({
    check() {
      setFileProblem(undefined)
      const isEmpty = readOrderList(text).lines.length === 0
      return isEmpty ? { fields: { list: t('list.empty') } } : null
    },
    send: () => void (busy || onCheck()),
  })
  const later = useDeferredValue(text)
  const read = useMemo(() => readOrderList(later), [later])

  useEffect(() => {
    if (again) list.current?.focus()
  }, [again])

  function write(next: string) {
    setFileProblem(undefined)
    clear()
    onText(next)
  }

  return (
    <form {...form} noValidate className="panel grid gap-4 p-4 sm:p-6">
      <AreaField
        ref={list}
        label={t('list.label')}
        hint={t('list.hint')}
        error={fileProblem ?? errorOf('list')}
        placeholder={t('list.placeholder')}
        className="quick-list"
        rows={12}
        spellCheck={false}
        autoCapitalize="none"
        value={text}
        onChange={({ target }) => write(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
            event.currentTarget.form?.requestSubmit()
        }}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" kind="main" busy={busy} className="max-sm:w-full">
          {t('list.check')}
        </Button>
        <FileButton onText={write} onProblem={setFileProblem} />
        <p role="status" className="text-small text-soft">
          {read.lines.length > 0 && t('list.lines', { count: read.lines.length })}
        </p>
      </div>
    </form>
  )
}

type FileProps = { onText: (text: string) => void; onProblem: (sentence: string) => void }

function FileButton({ onText, onProblem }: FileProps) {
  const t = useMessages(quickOrderMessages)
  const input = useRef<HTMLInputElement>(null)

  async function read({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (file === undefined) return
    const result = await readListFile(file)
    target.value = '' // lets the user choose the same file again after editing it
    if ('text' in result) onText(result.text.replace(/^\ufeff/, ''))
    else onProblem(t(`list.${result.problem}`))
  }

  return (
    <>
      <Button onClick={() => input.current?.click()} className="max-sm:w-full">
        <FileUp aria-hidden className="size-5" /> {t('list.file')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        aria-label={t('list.file')}
        onChange={(event) => void read(event)}
      />
    </>
  )
}
