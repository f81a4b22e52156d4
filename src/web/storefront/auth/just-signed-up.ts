type Typed = { email: string; password: string }

// In memory only, from the sign-up form to the login that follows.
let typed: Typed | null = null

export function keepForLogin(values: Typed) {
  typed = values
}

export const typedAtSignup = (): Typed | null => typed

export function clearTyped() {
  typed = null
}
