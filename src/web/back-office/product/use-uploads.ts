import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { maxPictures } from '#shop/catalogue/pictures/gallery.ts'
import { maxPictureBytes } from '#shop/picture-limits.ts'
import { encodeCrop } from '#wire/admin/catalogue/crop.ts'
import { messageOf } from '../../app/api/api-error.ts'
import { useRevalidator } from '../../app/router/use-router.tsx'
import { backOfficeProductMessages } from '../../messages/en/back-office/catalogue/product.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { smallerPicture } from '../../ui/picture/smaller-picture.ts'
import { useStaffSend } from '../send.ts'
import type { EditedProduct } from './product-texts.ts'
import {
  type ChosenPicture,
  noUploads,
  allUploads,
  problemsOf,
  queuePictures,
  uploadsOf,
} from './upload-queue.ts'

type Pictured = Pick<EditedProduct, 'id' | 'pictures'>

/** Sends pictures of a product one after the other. */
export function useSendPictures() {
  const t = useMessages(backOfficeProductMessages)
  const send = useStaffSend()
  return ({ id, pictures }: Pictured, chosen: readonly ChosenPicture[]) => {
    let count = pictures.length
    queuePictures(id, chosen, async ({ file: chosenFile, crop }) => {
      if (count >= maxPictures) return t('pictures.noRoom', { most: maxPictures })
      const file = await smallerPicture(chosenFile)
      // Too large even after shrinking: not sent.
      if (file.size > maxPictureBytes) return t('pictures.tooLarge')
      const body = new FormData()
      if (crop !== null) body.append('crop', encodeCrop(crop))
      body.append('picture', file)
      try {
        const { data } = await send('adminAddPicture', { params: { id }, body })
        count = data.pictures.length
        return null
      } catch (error) {
        return messageOf(error, t('pictures.failed'))
      }
    })
  }
}

/** Sends pictures: shows each uploaded one at once and names each failed one. */
export function useUploads(product: Pictured) {
  const { id } = product
  const sendPictures = useSendPictures()
  const { revalidate } = useRevalidator()
  const uploads = useSyncExternalStore(
    allUploads.subscribe,
    () => uploadsOf(id),
    () => noUploads,
  )
  const upload = (chosen: readonly ChosenPicture[]) => sendPictures(product, chosen)

  const show = useEffectEvent(() => void revalidate())
  useEffect(() => {
    if (uploads.uploaded > 0) show()
  }, [uploads.uploaded])

  const paste = useEffectEvent(({ clipboardData }: ClipboardEvent) => {
    upload([...(clipboardData?.files ?? [])].map((file) => ({ file, crop: null })))
  })
  useEffect(() => {
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
  const { chosen, settled } = uploads
  return { upload, waiting: chosen - settled, sent: chosen, problems: problemsOf(uploads) }
}
