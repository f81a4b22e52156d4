type Typed = { email: string; password: string }

// In memory alone, from the form that made the account to the login that follows it.
let typed: Typed | null = null

/** What somebody signed up with, for the login form that comes next. */
export function keepForLogin(values: Typed) {
  typed = values
}

/** Handed out once. */
export function takeForLogin(): Typed | null {
  const kept = typed
  typed = null
  return kept
}
