import { useEffect, useState } from 'react'
import { messageOf } from '../../app/api/api-error.ts'

type State<Quote> = { requestKey: string; quote: Quote | null; problem: string | null }

const pause = 150
const nothing = { quote: null, problem: null }

/**
 * The server's answer to what is chosen, asked once that rests for a moment. `ask` must be stable and gets it as JSON;
 * `body` null: nothing is asked. `quote` null: pending, or not possible (`problem`). `again` asks once more.
 */
export function useQuote<Quote>(
  body: object | null,
  ask: (text: string) => Promise<{ data: Quote }>,
  failed: string,
) {
  const [state, setState] = useState<State<Quote>>({ requestKey: '', ...nothing })
  const [times, setTimes] = useState(0)
  const text = body === null ? '' : JSON.stringify(body)
  const requestKey = text && `${times} ${text}`
  useEffect(() => {
    if (text === '') return
    let isWanted = true
    const timer = setTimeout(() => {
      ask(text).then(
        ({ data: quote }) => isWanted && setState({ requestKey, quote, problem: null }),
        (error: unknown) =>
          isWanted && setState({ requestKey, quote: null, problem: messageOf(error, failed) }),
      )
    }, pause)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [requestKey, text, ask, failed])
  const { quote, problem } = text !== '' && state.requestKey === requestKey ? state : nothing
  return { quote, problem, again: () => setTimes((before) => before + 1) }
}
