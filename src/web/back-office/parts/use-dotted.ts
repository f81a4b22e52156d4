import { useLanguage } from '../../messages/use-messages.ts'

/** Writes the parts that are there in one line, "1 kg · Red"; in a line from the right each keeps its own direction. */
export function useDotted() {
  const isFromRight = useLanguage().direction === 'rtl'
  return (parts: readonly (string | false | null | undefined)[]) =>
    parts
      .filter(Boolean)
      .map((part) =>
        isFromRight && /[\dA-Za-z]/.test(String(part)) ? `\u2068${part}\u2069` : part,
      )
      .join(' · ')
}
