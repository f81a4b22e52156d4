import './card-code.css'
import { useState } from 'react'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { pointsMessages } from '../../messages/en/storefront/account/points.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { drawCode } from './code-128.ts'

type Props = { number: string; person: string }

/** Barcode for the till; a tap enlarges it. */
export function CardCode({ number, person }: Props) {
  const t = useMessages(pointsMessages)
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="card-code"
        aria-label={t('card.enlarge', { number: inFours(number) })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Bars number={number} />
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('card.title')}>
        <div className="grid gap-4">
          <p className="font-display text-lead font-bold">{person}</p>
          <div
            className="card-code card-code-large"
            role="img"
            aria-label={t('card.code', { number })}
          >
            <Bars number={number} />
          </div>
          <p className="text-soft">{t('card.text')}</p>
        </div>
      </Dialog>
    </>
  )
}

function Bars({ number }: { number: string }) {
  const { path, width } = drawCode(number)
  return (
    <>
      <svg aria-hidden viewBox={`0 0 ${width} 1`} preserveAspectRatio="none">
        <path d={path} />
      </svg>
      <span aria-hidden className="money font-semibold tracking-wider">
        <bdi dir="ltr">{inFours(number)}</bdi>
      </span>
    </>
  )
}

const inFours = (number: string) => number.replace(/(.{4})(?=.)/g, '$1 ')
