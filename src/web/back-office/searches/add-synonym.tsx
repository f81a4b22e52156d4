import { createContext, type ReactNode, useState } from 'react'
import { backOfficeSearchesMessages } from '../../messages/en/back-office/settings/searches.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { TextField } from '../../ui/form/field.tsx'
import { ConfirmDialog } from '../forms/confirm-dialog.tsx'
import { useAllows } from '../parts/use-allows.ts'
import { useStaffSend } from '../send.ts'
import { faultIn, wordsIn } from './synonym-values.ts'

type Props = {
  open: boolean
  /** the search; '': any word */
  word: string
  onClose: () => void
}

/** Opens the dialog that adds a synonym for a word; '': for any word. undefined without the permission. */
export const AddContext = createContext<((word: string) => void) | undefined>(undefined)

/** Holds the dialog that the rows and the list of synonyms open. */
export function AddSynonyms({ children }: { children: ReactNode }) {
  const mayWrite = useAllows('search.write')
  // The word stays while the dialog fades out.
  const [adding, setAdding] = useState({ open: false, word: '' })
  return (
    <AddContext value={mayWrite ? (word) => setAdding({ open: true, word }) : undefined}>
      {children}
      {mayWrite && (
        <AddSynonym
          key={adding.word}
          {...adding}
          onClose={() => setAdding(({ word }) => ({ open: false, word }))}
        />
      )}
    </AddContext>
  )
}

function AddSynonym({ open, word, onClose }: Props) {
  const t = useMessages(backOfficeSearchesMessages)
  const send = useStaffSend()
  return (
    <ConfirmDialog
      open={open}
      title={word === '' ? t('add.title') : t('add.titleOf', { word })}
      labels={{ send: t('add.send'), keep: t('add.keep'), failed: t('synonyms.failed') }}
      check={(values) => {
        const wrong = faultIn(values)
        return wrong && { fields: { [wrong.field]: t(`add.${wrong.fault}`) } }
      }}
      send={async (values) => {
        const { data } = await send('adminAddSynonym', { body: { words: wordsIn(values) } })
        return t('add.done', { words: t.joined(data.words) })
      }}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <p className="text-small text-soft">{t('add.text')}</p>
          <TextField
            label={t('add.word')}
            hint={t('add.wordHint')}
            error={errorOf('word')}
            name="word"
            defaultValue={word}
            maxLength={100}
            autoComplete="off"
            autoFocus={word === ''}
          />
          <TextField
            label={t('add.others')}
            hint={t('add.othersHint')}
            error={errorOf('others')}
            name="others"
            maxLength={700}
            autoComplete="off"
            autoFocus={word !== ''}
          />
        </>
      )}
    </ConfirmDialog>
  )
}
