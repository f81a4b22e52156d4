type Typed = { email: string; password: string }

// In memory alone, from the form that made the account to the login that follows it.
let typed: Typed | null = null

/** What somebody signed up with, for the login form that comes next. */
export function keepForLogin(values: Typed) {
  typed = values
}

export const typedAtSignup = (): Typed | null => typed

/** Once the login form shows it. */
export function forgetTyped() {
  typed = null
}
