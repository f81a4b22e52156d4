import { useEffect, useEffectEvent, useState } from 'react'
import { mostPictures } from '#shop/catalogue/gallery.ts'
import { wordsOf } from '../../app/api/api-error.ts'
import { useRevalidator } from '../../app/router/use-router.tsx'
import { backOfficeProductMessages } from '../../messages/en/back-office-product.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useStaffSend } from '../send.ts'
import type { EditedProduct } from './product-texts.ts'

/** As the server takes; what is larger is not even sent. */
const mostBytes = 5 * 1024 * 1024

type Problem = { name: string; words: string }

/** Sends pictures one after the other: each that is taken is shown at once, each that is not is named. */
export function useUploads({ id, pictures }: EditedProduct) {
  const t = useMessages(backOfficeProductMessages)
  const send = useStaffSend()
  const { revalidate } = useRevalidator()
  const [waiting, setWaiting] = useState(0)
  const [sent, setSent] = useState(0)
  const [problems, setProblems] = useState<readonly Problem[]>([])

  async function upload(files: readonly File[]) {
    if (files.length === 0 || waiting > 0) return
    const found: Problem[] = []
    setProblems([])
    setSent(files.length)
    let room = mostPictures - pictures.length
    for (const [nth, file] of files.entries()) {
      setWaiting(files.length - nth)
      const refused =
        room <= 0
          ? t('pictures.noRoom', { most: mostPictures })
          : file.size > mostBytes
            ? t('pictures.tooLarge')
            : null
      if (refused !== null) {
        found.push({ name: file.name, words: refused })
        continue
      }
      const body = new FormData()
      body.append('picture', file)
      try {
        await send('adminAddPicture', { params: { id }, body })
        room -= 1
        await revalidate()
      } catch (error) {
        found.push({ name: file.name, words: wordsOf(error, t('pictures.failed')) })
      }
    }
    setWaiting(0)
    setProblems(found)
  }

  const paste = useEffectEvent(({ clipboardData }: ClipboardEvent) => {
    void upload([...(clipboardData?.files ?? [])])
  })
  useEffect(() => {
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
  return { upload, waiting, sent, problems }
}
