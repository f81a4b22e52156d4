import './card-code.css'
import { useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { tp } from '../../messages/points.ts'
import { drawCode } from './code-128.ts'

type Props = { number: string; person: string }

/** The card's number as the till scans it; a tap makes it large. */
export function CardCode({ number, person }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="card-code"
        aria-label={tp('card.enlarge', { number: inFours(number) })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Bars number={number} />
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={tp('card.title')}>
        <div className="grid gap-4">
          <p className="font-display text-lead font-bold">{person}</p>
          <div
            className="card-code card-code-large"
            role="img"
            aria-label={tp('card.code', { number })}
          >
            <Bars number={number} />
          </div>
          <p className="text-soft">{tp('card.text')}</p>
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
        {inFours(number)}
      </span>
    </>
  )
}

const inFours = (number: string) => number.replace(/(.{4})(?=.)/g, '$1 ')
