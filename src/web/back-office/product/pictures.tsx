import { ArrowLeft, ArrowRight, Crop, GripVertical, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { maxPictures } from '#shop/catalogue/pictures/gallery.ts'
import { backOfficeProductMessages } from '../../messages/en/back-office/catalogue/product.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Photo } from '../../ui/photo.tsx'
import { FormPart } from '../forms/form-part.tsx'
import { type DragRows, placeAfterDrop, useDragRows } from '../parts/drag-rows.ts'
import { useAction } from '../parts/use-action.ts'
import { useStaffSend } from '../send.ts'
import type { EditedProduct } from './product-texts.ts'
import { AddPictures } from './add-pictures.tsx'
import { useCrops } from './use-crops.tsx'
import { useRecrop } from './use-recrop.tsx'
import { useUploads } from './use-uploads.ts'

type Props = { product: EditedProduct; mayWrite: boolean }
type Picture = EditedProduct['pictures'][number]

/** A product's pictures, the first of which is on its card: chosen, dropped, pasted or taken with a camera. */
export function Pictures({ product, mayWrite }: Props) {
  const t = useMessages(backOfficeProductMessages)
  const { upload, waiting, sent, problems } = useUploads(product)
  const { crop, cropping } = useCrops(upload)
  const [isCropped, setCropped] = useState(false)
  const recrop = useRecrop(product)
  const add = (files: readonly File[]) =>
    void (isCropped ? crop(files) : upload(files.map((file) => ({ file, crop: null }))))
  const drag = usePictureDrag(product)
  const room = maxPictures - product.pictures.length
  return (
    <FormPart title={t('part.pictures')} hint={t('part.picturesHint', { most: maxPictures })}>
      {product.pictures.length === 0 && <p className="text-soft">{t('pictures.none')}</p>}
      <ol className="grid gap-4">
        {product.pictures.map((picture, index) => (
          <OnePicture key={picture.id} {...{ product, picture, index, mayWrite, drag, recrop }} />
        ))}
      </ol>
      {mayWrite && room > 0 && <AddPictures add={add} isCropped={isCropped} onCrop={setCropped} />}
      {cropping}
      {recrop.dialog}
      <p role="status" className="text-small text-soft empty:hidden">
        {waiting > 0 && `${t('pictures.waiting', { count: waiting })} ${t('pictures.goOn')}`}
      </p>
      {waiting > 0 && (
        <progress
          aria-label={t('pictures.progress')}
          className="w-full accent-(--marigold)"
          max={sent}
          value={sent - waiting}
        />
      )}
      {problems.length > 0 && (
        <Notice>
          {problems.map(({ names, message }) => (
            <p key={message}>{t('pictures.problem', { names: t.joined(names), message })}</p>
          ))}
        </Notice>
      )}
    </FormPart>
  )
}

/** Pictures that are dragged to another place among the others. */
function usePictureDrag({ id, pictures }: EditedProduct) {
  const t = useMessages(backOfficeProductMessages)
  const send = useStaffSend()
  const { busy, act } = useAction()
  return useDragRows<Picture>({
    keyOf: ({ id: picture }) => picture,
    edgeOf: (_dragged, _on, isUpper) => (isUpper ? 'before' : 'after'),
    onDrop(dragged, on, edge) {
      if (busy || edge === 'into') return
      const position = placeAfterDrop(pictures.indexOf(dragged), pictures.indexOf(on), edge)
      void act(
        () =>
          send('adminChangePicture', { params: { id, picture: dragged.id }, body: { position } }),
        t('pictures.moved', { number: position }),
      )
    },
  })
}

type OneProps = Props & {
  picture: Picture
  index: number
  drag: DragRows<Picture>
  recrop: ReturnType<typeof useRecrop>
}

function OnePicture({ product, picture, index, mayWrite, drag, recrop }: OneProps) {
  const t = useMessages(backOfficeProductMessages)
  const send = useStaffSend()
  const { busy, act } = useAction()
  const isDrawn = recrop.busyWith === picture.id
  const params = { id: product.id, picture: picture.id }
  const change = (body: { alt?: string; position?: number }, done: string) =>
    void (busy || act(() => send('adminChangePicture', { params, body }), done))
  const move = (by: number) =>
    change({ position: index + 1 + by }, t('pictures.moved', { number: index + 1 + by }))
  return (
    <li
      className="office-drag-row grid grid-cols-[5rem_minmax(0,1fr)] items-start gap-3"
      aria-busy={busy || isDrawn}
      {...(mayWrite && drag.row(picture))}
    >
      <Held {...{ picture, mayWrite, drag }} />
      <div className="grid gap-1">
        <label className="grid gap-1 text-tiny font-semibold text-soft">
          {t('pictures.alt', { number: index + 1 })}
          <input
            className="input"
            defaultValue={picture.alt}
            maxLength={500}
            disabled={!mayWrite}
            onBlur={({ target: { value } }) => {
              if (value.trim() !== picture.alt)
                change({ alt: value.trim() }, t('pictures.altSaved'))
            }}
          />
        </label>
        {mayWrite && (
          <div className="flex flex-wrap gap-1">
            {index > 0 && (
              <IconButton
                label={t('pictures.earlier', { number: index + 1 })}
                icon={<ArrowLeft aria-hidden className="size-5 rtl:-scale-x-100" />}
                onClick={() => move(-1)}
              />
            )}
            {index < product.pictures.length - 1 && (
              <IconButton
                label={t('pictures.later', { number: index + 1 })}
                icon={<ArrowRight aria-hidden className="size-5 rtl:-scale-x-100" />}
                onClick={() => move(1)}
              />
            )}
            <IconButton
              label={t('pictures.recrop', { number: index + 1 })}
              icon={<Crop aria-hidden className="size-5" />}
              onClick={() => void recrop.open(picture)}
            />
            <IconButton
              label={t('pictures.remove', { number: index + 1 })}
              icon={<Trash2 aria-hidden className="size-5" />}
              onClick={() =>
                void (
                  busy || act(() => send('adminRemovePicture', { params }), t('pictures.removed'))
                )
              }
            />
          </div>
        )}
        {isDrawn && <BeingDrawn number={index + 1} />}
      </div>
    </li>
  )
}

/** What a picture is dragged by: itself by a mouse, the dots below by a finger too. */
function Held({ picture, mayWrite, drag }: Pick<OneProps, 'picture' | 'mayWrite' | 'drag'>) {
  return (
    <div className="grid justify-items-center gap-1">
      <div className="office-drag-picture" {...(mayWrite && drag.handle(picture, 'mouse'))}>
        <Photo picture={picture.image} alt={picture.alt} sizes="80px" className="size-20" />
      </div>
      {mayWrite && (
        <span aria-hidden className="office-grip" {...drag.handle(picture)}>
          <GripVertical className="size-5" />
        </span>
      )}
    </div>
  )
}

function BeingDrawn({ number }: { number: number }) {
  const t = useMessages(backOfficeProductMessages)
  return (
    <>
      <p role="status" className="text-small text-soft">
        {t('pictures.drawing', { number })}
      </p>
      <progress aria-hidden className="w-full accent-(--marigold)" />
    </>
  )
}
