import { Bold, Heading, ImagePlus, Italic, Link as LinkIcon, List } from 'lucide-react'
import { type ClipboardEvent, type DragEvent, type KeyboardEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { backOfficeMarkdownMessages } from '../../messages/en/back-office/content/markdown.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Field, FieldError } from '../../ui/form/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { type Marked, marks, markText, putPicture } from './mark-text.ts'
import { useTextPictures } from './use-text-pictures.ts'

const icons = { strong: Bold, em: Italic, heading: Heading, list: List, link: LinkIcon }

type Props = {
  label: string
  name?: string
  value: string
  error: string | undefined
  /** letters */
  most: number
  rows?: number
  onChange: (value: string) => void
}

/** A Markdown editor with formatting buttons; pictures can be chosen, pasted or dropped. */
export function MarkdownField(props: Props) {
  const { label, name = 'body', value, error, most, rows = 14, onChange } = props
  const t = useMessages(backOfficeMarkdownMessages)
  const area = useRef<HTMLTextAreaElement>(null)

  function apply(change: (chosen: Marked) => Marked) {
    const field = area.current
    if (field === null) return
    // The latest text: an upload takes some seconds.
    const chosen = { text: field.value, from: field.selectionStart, to: field.selectionEnd }
    const { text, from, to } = change(chosen)
    field.focus()
    type(field, text)
    if (field.value !== text) flushSync(() => onChange(text))
    field.setSelectionRange(from, to)
  }
  const { upload, waiting, problems } = useTextPictures((picture) =>
    apply((chosen) => putPicture({ ...chosen, from: chosen.to }, picture, t('mark.alt'))),
  )
  const take = (files: FileList, event: ClipboardEvent | DragEvent) => {
    if (files.length === 0) return
    event.preventDefault()
    void upload([...files])
  }

  return (
    <Field label={label} hint={t('mark.hint')} error={error}>
      {(wiring) => (
        <div className="grid gap-1">
          <Marks apply={apply} busy={waiting > 0} onPick={(files) => void upload(files)} />
          <textarea
            {...wiring}
            ref={area}
            name={name}
            className="input"
            rows={rows}
            maxLength={most}
            value={value}
            onChange={({ target }) => onChange(target.value)}
            onKeyDown={(event) => {
              const mark = markOfKey(event)
              if (mark === null) return
              event.preventDefault()
              apply((chosen) => markText(chosen, mark, t('mark.text')))
            }}
            onPaste={(event) => take(event.clipboardData.files, event)}
            onDragOver={(event) => {
              if (event.dataTransfer.types.includes('Files')) event.preventDefault()
            }}
            onDrop={(event) => take(event.dataTransfer.files, event)}
          />
          <p role="status" className="text-small text-soft empty:hidden">
            {waiting > 0 && t('mark.sending', { count: waiting })}
          </p>
          {problems.map((problem) => (
            <FieldError key={problem} message={problem} />
          ))}
        </div>
      )}
    </Field>
  )
}

/** Replaces the text as if typed, so the browser can undo it; writes only the difference. */
function type(field: HTMLTextAreaElement, text: string) {
  const before = field.value
  const most = Math.min(before.length, text.length)
  let start = 0
  while (start < most && before[start] === text[start]) start += 1
  let end = 0
  while (end < most - start && before.at(-1 - end) === text.at(-1 - end)) end += 1
  field.setSelectionRange(start, before.length - end)
  const middle = text.slice(start, text.length - end)
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else writes what a browser can undo
  document.execCommand(middle === '' ? 'delete' : 'insertText', false, middle)
}

/** Ctrl or ⌘ with B and I, as in any other editor. */
function markOfKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) {
  if (!(ctrlKey || metaKey) || altKey || shiftKey) return null
  return keys.get(key.toLowerCase()) ?? null
}

const keys: ReadonlyMap<string, 'strong' | 'em'> = new Map([
  ['b', 'strong'],
  ['i', 'em'],
])

type MarksProps = {
  apply: (change: (chosen: Marked) => Marked) => void
  /** pictures are uploading */
  busy: boolean
  onPick: (files: readonly File[]) => void
}

function Marks({ apply, busy, onPick }: MarksProps) {
  const t = useMessages(backOfficeMarkdownMessages)
  const picker = useRef<HTMLInputElement>(null)
  return (
    <div role="group" aria-label={t('mark.label')} className="flex flex-wrap">
      {marks.map((mark) => {
        const Icon = icons[mark]
        return (
          <IconButton
            key={mark}
            label={t(`mark.${mark}`)}
            icon={<Icon aria-hidden className="size-5" />}
            onClick={() => apply((chosen) => markText(chosen, mark, t('mark.text')))}
          />
        )
      })}
      <IconButton
        label={t('mark.picture')}
        icon={<ImagePlus aria-hidden className="size-5" />}
        aria-disabled={busy}
        onClick={() => picker.current?.click()}
      />
      <input
        ref={picker}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        multiple
        hidden
        onChange={({ target }) => {
          onPick([...(target.files ?? [])])
          target.value = ''
        }}
      />
    </div>
  )
}
