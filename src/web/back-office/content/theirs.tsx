import { backOfficeContentMessages } from '../../messages/en/back-office/content/content.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

type Field = { name: string; label: string; words: string }

/** What somebody else has written meanwhile into the fields that both have changed. */
export function Theirs({ fields, onTake }: { fields: readonly Field[]; onTake: () => void }) {
  const t = useMessages(backOfficeContentMessages)
  return (
    <Notice>
      <p>{t('content.conflict')}</p>
      {fields.map(({ name, label, words }) => (
        <div key={name} className="font-normal">
          <p className="font-semibold">{label}</p>
          <p className="whitespace-pre-line">{words || t('content.nothing')}</p>
        </div>
      ))}
      <Button small className="justify-self-start" onClick={onTake}>
        {t('content.takeTheirs')}
      </Button>
      <p className="font-normal">{t('content.keepMine')}</p>
    </Notice>
  )
}
