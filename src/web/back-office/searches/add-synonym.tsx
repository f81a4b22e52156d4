import { backOfficeSearchesMessages } from '../../messages/en/back-office/settings/searches.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { TextField } from '../../ui/form/field.tsx'
import { ConfirmDialog } from '../forms/confirm-dialog.tsx'
import { useStaffSend } from '../send.ts'
import { faultIn, wordsIn } from './synonym-values.ts'

type Props = {
  open: boolean
  /** what was searched for; '': any word */
  word: string
  onClose: () => void
}

/** Says that words mean the same, as one that was searched for in vain and what was meant by it. */
export function AddSynonym({ open, word, onClose }: Props) {
  const t = useMessages(backOfficeSearchesMessages)
  const send = useStaffSend()
  return (
    <ConfirmDialog
      open={open}
      title={word === '' ? t('add.title') : t('add.titleOf', { word })}
      words={{ send: t('add.send'), keep: t('add.keep'), failed: t('synonyms.failed') }}
      check={(values) => {
        const wrong = faultIn(values)
        return wrong && { fields: { [wrong.field]: t(`add.${wrong.fault}`) } }
      }}
      send={async (values) => {
        const { data } = await send('adminAddSynonym', { body: { words: wordsIn(values) } })
        return t('add.done', { words: data.words.join(', ') })
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
