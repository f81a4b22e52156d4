import type { backOfficeContentMessages } from '../../messages/en/back-office/content/content.ts'
import type { Translate } from '../../messages/messages-in.ts'
import { Button } from '../../ui/button.tsx'
import { FormPart } from '../forms/form-part.tsx'
import { PickPicture } from '../forms/pick-picture.tsx'
import { useFileAddress } from '../../ui/picture/use-file-address.ts'

type Props = {
  t: Translate<typeof backOfficeContentMessages>
  file: File | null
  busy: boolean
  onChange: (file: File | null) => void
}

/** The picture of a record that isn't saved yet: chosen here, uploaded after the record. */
export function NewPicture({ t, file, busy, onChange }: Props) {
  return (
    <FormPart title={t('picture.title')} hint={t('picture.hint')}>
      {file && (
        <ChosenPicture
          file={file}
          alt={file.name}
          className="aspect-2/1 w-full max-w-lg rounded-card object-cover"
        />
      )}
      <div className="flex flex-wrap gap-3">
        <PickPicture
          label={t(file === null ? 'picture.choose' : 'picture.replace')}
          busy={busy}
          isOriginal
          onPick={onChange}
        />
        {file && (
          <Button busy={busy} onClick={() => onChange(null)}>
            {t('picture.remove')}
          </Button>
        )}
      </div>
    </FormPart>
  )
}

type ChosenProps = { file: File; alt: string; className: string }

export const ChosenPicture = ({ file, alt, className }: ChosenProps) => (
  <img src={useFileAddress(file)} alt={alt} className={className} />
)
