/** The text of an answer from outside; rejects when it has more bytes. */
export async function readAtMost(answer: Response, most: number): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const chunk of answer.body ?? []) {
    size += chunk.length
    if (size > most) throw new Error('The answer is too large')
    text += decoder.decode(chunk, { stream: true })
  }
  return text
}
