import { tc } from '../../../messages/contact.ts'

/** A field for programs that fill in everything. Nobody sees it, hears of it or comes by with the keyboard. */
export const Trap = () => (
  <div aria-hidden className="absolute size-px overflow-hidden opacity-0">
    <label>
      {tc('contact.trap')}
      <input type="text" name="website" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
)
