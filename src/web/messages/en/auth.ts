import { screen } from '../screen.ts'

/** Login, forgotten passwords and sessions; loaded with those screens. */
export const authMessages = screen('auth', {
  login: {
    who: 'E-mail or phone',
    forgot: 'Forgot Password?',
    lead: 'Your cart, your orders and your points are waiting.',
    registered: 'User Registered Successfully. Please Login to Continue',
    password: 'Password',
    remember: 'Remember Me?',
    new: 'New here?',
    or: 'or log in',
    viewCart: 'View cart, {count} {count|item|items}',
    failed: 'Login failed. Please check your credentials.',
    tooMany: 'Too many tries. Please wait a few minutes and try again.',
  },
  sessions: {
    title: 'Where you are logged in',
    here: 'This device',
    unknown: 'Another device',
    device: '{browser} on {system}',
    since: 'Since {day}',
    seen: 'last seen {day}',
    from: 'From {address}',
    text: "See a device you don't recognise? Sign out everywhere, then choose a new password.",
    leave: 'Sign out everywhere',
    done: 'You are signed out on every device',
    failed: "We couldn't reach the shop, so you're still logged in.",
  },
  forgot: {
    title: 'Forgot Password?',
    lead: "Enter your account's e-mail address and we'll send you a link to choose a new password.",
    email: 'E-mail',
    send: 'Send me a link',
    sent: 'Check your e-mail',
    sentText:
      "If there's an account for {email}, a link is on its way. It works once, within 30 minutes. Can't find it? Check your spam folder.",
    again: 'Try another address',
    back: 'Back to Login',
    failed: "We couldn't send the link. Please try again.",
  },
  reset: {
    title: 'Choose a new password',
    lead: "You'll be signed out everywhere and can log in with the new password.",
    password: 'New password',
    save: 'Save new password',
    done: 'Your password has been changed. Please log in with it.',
    failed: "We couldn't change your password. Please try again.",
    spent: 'This link has expired',
    spentText: 'Each link works once, within 30 minutes, and only the newest one is valid.',
    askAgain: 'Send me a new link',
  },
})
