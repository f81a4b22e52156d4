import { useEffect, useState } from 'react'
import { backOfficeMessages } from '../../messages/en/back-office/office.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** From this share of its limit on a field counts its characters. */
const nearly = 0.9

/** The characters of a text and its limit, once it is nearly reached. */
export function FieldLength({ field: id }: { field: string }) {
  const t = useMessages(backOfficeMessages)
  const [near, setNear] = useState<{ length: number; most: number } | null>(null)
  const { length, most } = near ?? {}
  useEffect(() => {
    const field = document.getElementById(id)
    if (!isText(field)) return
    const count = () => {
      const { maxLength, value } = field
      const isNear = maxLength > 0 && value.length >= maxLength * nearly
      setNear((last) => {
        if (!isNear) return null
        const isSame = last?.length === value.length && last.most === maxLength
        return isSame ? last : { length: value.length, most: maxLength }
      })
    }
    count()
    field.addEventListener('input', count)
    return () => field.removeEventListener('input', count)
  })
  return (
    <p role="status" className="text-small text-soft empty:hidden">
      {length !== undefined && most !== undefined && t('field.length', { length, most })}
    </p>
  )
}

/** Not amounts, codes and passwords. */
const isText = (field: HTMLElement | null): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLTextAreaElement ||
  (field instanceof HTMLInputElement && field.type === 'text' && field.inputMode === '')
