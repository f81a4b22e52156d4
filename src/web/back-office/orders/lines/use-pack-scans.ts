import { useState } from 'react'
import { readScaleLabel } from '#shop/catalogue/codes/scale-label.ts'
import { readBarcode } from '#shop/catalogue/codes/barcode.ts'
import { backOfficeOrdersMessages } from '../../../messages/en/back-office/orders/orders.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { scanSound } from '../../live/chime.ts'
import { exactMatch, findAnyProducts, type Scannable } from '../../new-order/find-products.ts'
import { useScans } from '../../new-order/use-scans.ts'
import { useScanner } from '../../parts/use-scanner.ts'
import { useStaffSend } from '../../send.ts'
import type { StaffOrder } from '../load-order.ts'
import { useScaleLabels } from './use-scale-labels.ts'
import { leftOf, lineKey, type Ticks } from './use-ticks.ts'

type Scanned = Scannable & { name: string }
export type ScanAnswer = { text: string; isMatch: boolean; line: string | null; at: number }

/** Ticks a piece of the scanned product; answers each scan by a sentence and a sound. */
export function usePackScans(order: StaffOrder, ticks: Ticks, isPacking: boolean) {
  const t = useMessages(backOfficeOrdersMessages)
  const send = useStaffSend()
  const [answer, setAnswer] = useState<ScanAnswer | null>(null)
  const say = (text: string, line: string | null = null, isMatch = false) => {
    scanSound(isMatch)
    setAnswer({ text, line, isMatch, at: performance.now() })
  }
  const open = order.lines.filter((line) => leftOf(line) > 0)
  const { scan } = useScans<Scanned>({
    failed: t('scan.failed'),
    async find(text) {
      const own = open.map((line) => ({ ...line, number: line.productNumber }))
      const barcode = readBarcode(text)
      const line = own.find((one) => barcode !== null && one.barcode === barcode)
      if (line !== undefined) return [line]
      const found = exactMatch(await findAnyProducts(send, text), text)
      return found === null ? [] : [found]
    },
    onMatch({ number, name }) {
      const lines = open.filter((line) => line.productNumber === number)
      const next = lines.find((line) => ticks.newestPiecesOf(line) < leftOf(line))
      if (next === undefined)
        return say(lines.length === 0 ? t('scan.notHere', { name }) : t('scan.tooMany', { name }))
      const count = ticks.newestPiecesOf(next) + 1
      ticks.set(next, count)
      say(t('scan.counted', { name, count, all: leftOf(next) }), lineKey(next), true)
    },
    onMiss: (code) => say(t('scan.unknown', { code })),
  })
  const weighBy = useScaleLabels(order, ticks, say)
  useScanner((code) => {
    if (!isPacking) return
    const label = order.scale && readScaleLabel(code, order.scale)
    if (label !== null) weighBy(label)
    else void scan(code, () => true)
  })
  /** The packer went on: a code that found nothing is dealt with. */
  const clearMiss = () => setAnswer((last) => (last?.isMatch ? last : null))
  return { answer, clearMiss }
}
