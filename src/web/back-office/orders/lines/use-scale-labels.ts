import { useRef } from 'react'
import { linesOfScaleCode } from '#shop/catalogue/codes/scale-label.ts'
import { weighingMessages } from '../../../messages/en/back-office/orders/weighing.ts'
import { gramsMessages } from '../../../messages/en/grams.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { weightText } from '../../../messages/weight-text.ts'
import type { StaffOrder } from '../load-order.ts'
import { leftOf, lineKey, type OrderLine, type Ticks } from './use-ticks.ts'
import { costAt, useWeigh } from './weigh-line.tsx'

type Say = (text: string, line?: string | null, isMatch?: boolean) => void
type Sum = { pieces: number; grams: number }

/** Weighs lines by the labels of the scale. Each piece has its own label: a line is weighed when all are scanned. */
export function useScaleLabels(order: StaffOrder, ticks: Ticks, say: Say) {
  const t = useMessages(weighingMessages, gramsMessages)
  const { weigh } = useWeigh(order)
  const sums = useRef(new Map<string, Sum>())

  /** With this label; null: further pieces follow. */
  function gramsWith(line: OrderLine, grams: number): number | null {
    if (line.weight?.byPiece !== true) return grams
    const before = sums.current.get(lineKey(line)) ?? { pieces: 0, grams: 0 }
    const sum = { pieces: before.pieces + 1, grams: before.grams + grams }
    const isWhole = sum.pieces === leftOf(line)
    if (isWhole) sums.current.delete(lineKey(line))
    else sums.current.set(lineKey(line), sum)
    ticks.set(line, sum.pieces)
    return isWhole ? sum.grams : null
  }

  return ({ code, grams }: { code: number; grams: number }) => {
    const open = order.lines.filter((line) => line.weight !== null && leftOf(line) > 0)
    const [line] = linesOfScaleCode(open, code)
    if (line === undefined || grams === 0)
      return say(t('weighing.scanUnknown', { code: String(code) }))
    const { name } = line
    const all = gramsWith(line, grams)
    if (all === null) {
      const { pieces, grams: sum } = sums.current.get(lineKey(line)) ?? { pieces: 0, grams: 0 }
      const said = { name, pieces, count: leftOf(line), weight: weightText(t, sum) }
      return say(t('weighing.scannedPiece', said), lineKey(line), true)
    }
    const cost = costAt(order, line, all)
    const shown = { name, weight: weightText(t, all) }
    if (cost !== null && cost.above > 0)
      return say(t('weighing.scanAbove', { ...shown, above: t.money(cost.above) }), lineKey(line))
    ticks.set(line, leftOf(line))
    say(t('weighing.scanned', shown), lineKey(line), true)
    return void weigh(line, all)
  }
}
