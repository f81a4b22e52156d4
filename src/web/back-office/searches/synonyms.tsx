import { Trash2 } from 'lucide-react'
import { useContext, useEffect, useRef, useState } from 'react'
import type { Answer } from '#wire/calls.ts'
import { backOfficeSearchesMessages } from '../../messages/en/back-office/settings/searches.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { ConfirmDialog } from '../forms/confirm-dialog.tsx'
import { useStaffSend } from '../send.ts'
import { AddContext } from './add-synonym.tsx'

export type Synonym = Answer<'adminSynonyms'>['data'][number]

export function Synonyms({ synonyms }: { synonyms: readonly Synonym[] }) {
  const t = useMessages(backOfficeSearchesMessages)
  const add = useContext(AddContext)
  const [leaving, setLeaving] = useState<Synonym | null>(null)
  const [isAsking, setAsking] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  const before = useRef(synonyms.length)
  // The button that had the focus goes with its row.
  useEffect(() => {
    if (synonyms.length < before.current && document.activeElement === document.body)
      title.current?.focus()
    before.current = synonyms.length
  }, [synonyms.length])
  return (
    <section id="synonyms" aria-labelledby="synonyms-title" className="mt-4 grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="me-auto max-w-2xl">
          <h2 ref={title} id="synonyms-title" tabIndex={-1} className="text-title">
            {t('synonyms.title')}
          </h2>
          <p className="text-soft">{t('synonyms.text')}</p>
        </div>
        {add && <Button onClick={() => add('')}>{t('synonyms.open')}</Button>}
      </div>
      {!add && <p>{t('synonyms.readOnly')}</p>}
      {synonyms.length === 0 ? (
        <div className="office-box">
          <p className="font-semibold">{t('synonyms.none')}</p>
          <p className="text-small text-soft">{t('synonyms.noneText')}</p>
        </div>
      ) : (
        <ul aria-label={t('synonyms.list')} className="office-box divide-y divide-line py-0">
          {synonyms.map((one) => (
            <li key={one.id} className="flex min-h-13 items-center gap-3 py-1">
              <Words words={one.words} />
              {add && (
                <IconButton
                  className="shrink-0"
                  label={t('synonyms.remove', { words: t.joined(one.words) })}
                  icon={<Trash2 aria-hidden className="size-5" />}
                  onClick={() => {
                    setLeaving(one)
                    setAsking(true)
                  }}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {leaving && (
        <RemoveSynonym
          key={leaving.id}
          open={isAsking}
          synonym={leaving}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  )
}

/** Each word isolated: Urdu and English stand side by side. */
const Words = ({ words }: { words: readonly string[] }) => (
  <p className="me-auto flex min-w-0 flex-wrap gap-x-2 gap-y-1">
    {words.map((word, index) => (
      <span key={word} className="max-w-full">
        <bdi>{word}</bdi>
        {index < words.length - 1 && <span className="text-soft"> =</span>}
      </span>
    ))}
  </p>
)

type RemoveProps = { open: boolean; synonym: Synonym; onClose: () => void }

function RemoveSynonym({ open, synonym: { id, words }, onClose }: RemoveProps) {
  const t = useMessages(backOfficeSearchesMessages)
  const send = useStaffSend()
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t('remove.title')}
      kind="danger"
      labels={{
        send: t('remove.send'),
        keep: t('remove.keep'),
        failed: t('synonyms.failed'),
      }}
      send={async () => (await send('adminRemoveSynonym', { params: { id } })).message}
    >
      <p>{t('remove.text', { words: t.joined(words) })}</p>
    </ConfirmDialog>
  )
}
