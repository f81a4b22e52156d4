/** Thrown by a page's `load`. */
export class Redirect extends Error {
  readonly to: string
  constructor(to: string) {
    super(`See ${to}`)
    this.to = to
  }
}

export const redirect = (to: string) => new Redirect(to)
