import { FileUp } from 'lucide-react'
import {
  type ChangeEvent,
  type SubmitEvent,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { readOrderList } from '#shop/cart/order-list.ts'
import { AreaField } from '../../../ui/area-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { focusWrong } from '../../../ui/focus-wrong.ts'
import { tq } from '../../../messages/quick-order.ts'
import { readListFile } from './read-file.ts'

type Props = {
  text: string
  again: boolean
  busy: boolean
  onText: (text: string) => void
  onCheck: () => void
}

/** The list as it is typed, pasted, or read from a file; a file can be looked at and changed here too. */
export function ListForm({ text, again, busy, onText, onCheck }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const list = useRef<HTMLTextAreaElement>(null)
  const file = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  const later = useDeferredValue(text)
  const read = useMemo(() => readOrderList(later), [later])

  useEffect(() => {
    if (again) list.current?.focus()
  }, [again])

  function write(next: string) {
    setProblem(undefined)
    onText(next)
  }

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = target.files ?? []
    if (chosen === undefined) return
    const answer = await readListFile(chosen)
    target.value = '' // the same file can be chosen again after it was changed
    if ('text' in answer) return write(answer.text.replace(/^\ufeff/, ''))
    setProblem(tq(`list.${answer.problem}`))
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    if (readOrderList(text).lines.length > 0) return onCheck()
    setProblem(tq('list.empty'))
    if (form.current) setTimeout(focusWrong, 0, form.current)
  }

  return (
    <form ref={form} onSubmit={submit} noValidate className="panel grid gap-4 p-4 sm:p-6">
      <AreaField
        ref={list}
        label={tq('list.label')}
        hint={tq('list.hint')}
        error={problem}
        placeholder={tq('list.placeholder')}
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
          {tq('list.check')}
        </Button>
        <Button onClick={() => file.current?.click()} className="max-sm:w-full">
          <FileUp aria-hidden className="size-5" /> {tq('list.file')}
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          aria-label={tq('list.file')}
          onChange={(event) => void choose(event)}
        />
        <p role="status" className="text-small text-soft">
          {read.lines.length > 0 && tq('list.lines', { count: read.lines.length })}
        </p>
      </div>
    </form>
  )
}
