/** The account the page was rendered for; null is a guest. Every change sends it and is refused if another account has logged in since;
 * `onOther` then shows the message. */
export const shownAccount: { id: string | null; onOther?: (words: string) => void } = {
  id: null,
}
