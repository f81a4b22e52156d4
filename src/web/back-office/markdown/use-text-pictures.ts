import { useState } from 'react'
import { messageOf } from '../../app/api/api-error.ts'
import { backOfficeMarkdownMessages } from '../../messages/en/back-office/content/markdown.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { smallerPicture } from '../../ui/picture/smaller-picture.ts'
import { useStaffSend } from '../send.ts'

/** Uploads pictures one by one: inserts each into the text, and names each that is refused. */
export function useTextPictures(insert: (markdown: string) => void) {
  const t = useMessages(backOfficeMarkdownMessages)
  const send = useStaffSend()
  const [waiting, setWaiting] = useState(0)
  const [problems, setProblems] = useState<readonly string[]>([])

  async function upload(files: readonly File[]) {
    if (files.length === 0 || waiting > 0) return
    const found: string[] = []
    setProblems([])
    for (const [index, file] of files.entries()) {
      setWaiting(files.length - index)
      const body = new FormData()
      body.append('picture', await smallerPicture(file))
      try {
        insert((await send('adminAddTextPicture', { body })).data.markdown)
      } catch (error) {
        const message = messageOf(error, t('mark.failed'))
        found.push(t('mark.problem', { name: file.name, message }))
      }
    }
    setWaiting(0)
    setProblems(found)
  }
  return { upload, waiting, problems }
}
