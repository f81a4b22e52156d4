import { markedParts } from './marked-parts.ts'

export const MarkedName = ({ name, typed }: { name: string; typed: string }) =>
  markedParts(name, typed).map(({ text, isMarked }, at) =>
    isMarked ? (
      <mark
        key={at}
        className="bg-transparent text-inherit underline decoration-marigold decoration-2 underline-offset-2"
      >
        {text}
      </mark>
    ) : (
      text
    ),
  )
