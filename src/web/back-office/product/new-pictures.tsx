import { Trash2 } from 'lucide-react'
import { maxPictures } from '#shop/catalogue/pictures/gallery.ts'
import { backOfficeProductMessages } from '../../messages/en/back-office/catalogue/product.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { FormPart } from '../forms/form-part.tsx'
import { useFileAddress } from '../../ui/picture/use-file-address.ts'
import { AddPictures } from './add-pictures.tsx'

type Props = { files: readonly File[]; onChange: (files: readonly File[]) => void }

/** Pictures of a product that isn't saved yet: chosen here, sent once it is. */
export function NewPictures({ files, onChange }: Props) {
  const t = useMessages(backOfficeProductMessages)
  return (
    <FormPart title={t('part.pictures')} hint={t('part.picturesHint', { most: maxPictures })}>
      {files.length > 0 && (
        <>
          <ol className="flex flex-wrap gap-3">
            {files.map((file, index) => (
              <NewPicture
                key={`${index} ${file.name} ${file.lastModified}`}
                file={file}
                number={index + 1}
                onRemove={() => onChange(files.toSpliced(index, 1))}
              />
            ))}
          </ol>
          <p className="text-small text-soft">{t('pictures.after')}</p>
        </>
      )}
      <AddPictures add={(added) => onChange([...files, ...added].slice(0, maxPictures))} />
    </FormPart>
  )
}

type PictureProps = { file: File; number: number; onRemove: () => void }

function NewPicture({ file, number, onRemove }: PictureProps) {
  const t = useMessages(backOfficeProductMessages)
  const address = useFileAddress(file)
  return (
    <li className="grid w-20 justify-items-center gap-1">
      <img src={address} alt={file.name} className="size-20 rounded-card object-cover" />
      <IconButton
        label={t('pictures.remove', { number })}
        icon={<Trash2 aria-hidden className="size-5" />}
        onClick={onRemove}
      />
    </li>
  )
}
