import { Bold, Heading, Italic, Link as LinkIcon, List } from 'lucide-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { backOfficeNewsMessages } from '../../messages/en/back-office-news.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Field } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { type Mark, marks, markText } from './mark-text.ts'

const icons = { strong: Bold, em: Italic, heading: Heading, list: List, link: LinkIcon }

type Props = {
  label: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** A text in Markdown, with buttons that write its signs. */
export function MarkdownField({ label, value, error, onChange }: Props) {
  const t = useMessages(backOfficeNewsMessages)
  const area = useRef<HTMLTextAreaElement>(null)

  function apply(mark: Mark) {
    const field = area.current
    if (field === null) return
    const chosen = { text: value, from: field.selectionStart, to: field.selectionEnd }
    const { text, from, to } = markText(chosen, mark, t('mark.text'))
    flushSync(() => onChange(text))
    field.focus()
    field.setSelectionRange(from, to)
  }

  return (
    <Field label={label} hint={t('hint.body')} error={error}>
      {(wiring) => (
        <div className="grid gap-1">
          <div role="group" aria-label={t('mark.label')} className="flex flex-wrap">
            {marks.map((mark) => {
              const Icon = icons[mark]
              return (
                <IconButton
                  key={mark}
                  label={t(`mark.${mark}`)}
                  icon={<Icon aria-hidden className="size-5" />}
                  onClick={() => apply(mark)}
                />
              )
            })}
          </div>
          <textarea
            {...wiring}
            ref={area}
            name="body"
            className="input"
            rows={14}
            maxLength={50_000}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        </div>
      )}
    </Field>
  )
}
