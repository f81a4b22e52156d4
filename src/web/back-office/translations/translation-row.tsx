import { type KeyboardEvent, useId } from 'react'
import { backOfficeTranslationMessages } from '../../messages/en/back-office/content/translations.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/form/field.tsx'
import { useRomanUrdu } from '../urdu/use-roman-urdu.tsx'
import { useAllows } from '../parts/use-allows.ts'
import { type TranslatedText, useTranslation } from './use-translation.ts'

/** A text in English, and beside it its Urdu, which is edited and saved here. */
export function TranslationRow({ text }: { text: TranslatedText }) {
  const t = useMessages(backOfficeTranslationMessages)
  const mayWrite = useAllows('content.write')
  const id = useId()
  const { typed, set, isChanged, needsCheck, busy, isSaved, problem, theirs, save, undo } =
    useTranslation(text)
  const isLine = text.most <= longestLine
  const roman = useRomanUrdu(typed, set)
  async function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (roman.onKeyDown(event)) return
    const { key, ctrlKey, metaKey, currentTarget, nativeEvent } = event
    if (key === 'Escape' && isChanged) return undo()
    if (key.toLowerCase() === 's' && (ctrlKey || metaKey)) {
      event.preventDefault()
      if (isChanged) await save()
      return
    }
    if (key !== 'Enter' || nativeEvent.isComposing || !(isLine || ctrlKey || metaKey)) return
    event.preventDefault()
    if (!isChanged || (await save())) nextAfter(currentTarget)?.focus()
  }
  const short = text.english.slice(0, 60)
  return (
    <li className="grid grid-cols-1 gap-x-6 gap-y-2 py-3 md:grid-cols-2">
      <div className="grid min-w-0 content-start gap-1">
        <p className="text-small text-soft">{t(`kind.${text.kind}`)}</p>
        <Original text={text.english} />
        {needsCheck && <CheckNote />}
      </div>
      <div className="grid min-w-0 content-start gap-2">
        <textarea
          {...roman.field}
          name="urdu"
          lang="ur"
          dir="rtl"
          className="input urdu-words"
          aria-label={t('translations.urduOf', { text: short })}
          aria-describedby={problem === '' ? undefined : id}
          aria-invalid={problem !== '' || undefined}
          placeholder={t('translations.missing')}
          rows={rowsFor(text.english, isLine)}
          value={typed}
          readOnly={!mayWrite}
          onChange={({ target }) => set(target.value)}
          onKeyDown={(event) => void onKeyDown(event)}
        />
        {mayWrite && roman.list}
        {problem !== '' && <FieldError id={id} message={problem} />}
        {theirs !== null && (
          <p className="text-small">
            {theirs === ''
              ? t('translations.theirsNone')
              : t('translations.theirs', { text: theirs })}
          </p>
        )}
        {mayWrite && (isChanged || needsCheck) && (
          <div className="flex flex-wrap items-center gap-3">
            <Button
              small
              kind={isChanged ? 'brand' : 'plain'}
              busy={busy}
              onClick={() => void save()}
            >
              {t(isChanged ? 'translations.save' : 'translations.right')}
            </Button>
            {isChanged && (
              <Button small kind="quiet" onClick={undo}>
                {t('translations.undo')}
              </Button>
            )}
          </div>
        )}
        <p role="status" className="text-small text-soft">
          {isSaved && !isChanged && t('translations.saved')}
        </p>
      </div>
    </li>
  )
}

function CheckNote() {
  const t = useMessages(backOfficeTranslationMessages)
  return (
    <p className="flex flex-wrap items-center gap-2 text-small">
      <Badge tone="loud">{t('translations.needsCheck')}</Badge>
      <span className="text-soft">{t('translations.needsCheckText')}</span>
    </p>
  )
}

/** Longer fields take several lines. */
const longestLine = 400

const rowsFor = (english: string, isLine: boolean) =>
  isLine ? 1 : Math.min(14, 1 + english.split('\n').length + Math.floor(english.length / 60))

/** The field of the row below. */
function nextAfter(field: HTMLElement) {
  const next = field.closest('li')?.nextElementSibling
  return next?.querySelector<HTMLElement>('textarea')
}

const Original = ({ text }: { text: string }) => (
  <p
    dir="ltr"
    lang="en"
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll it
    tabIndex={text.length > 250 ? 0 : undefined}
    className="max-h-60 overflow-y-auto whitespace-pre-line"
  >
    {text}
  </p>
)
