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
    asGuest: 'Continue as guest, {count} {count|item|items} in the cart',
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
    text: 'Something there that you do not know? Sign out everywhere, then choose a new password.',
    leave: 'Sign out everywhere',
    done: 'You are signed out on every device',
    failed: 'You are still logged in: the shop could not be reached.',
  },
  forgot: {
    title: 'Forgot Password?',
    lead: 'Tell us the e-mail address of your account and we send you a link to choose a new one.',
    email: 'E-mail',
    send: 'Send me a link',
    sent: 'Look into your mail',
    sentText:
      'If there is an account for {email}, a link is on its way. It works once, within 30 minutes. Nothing there? It may be among the junk.',
    again: 'Try another address',
    back: 'Back to Login',
    failed: 'The link could not be asked for. Please try again.',
  },
  reset: {
    title: 'Choose a new password',
    lead: 'You will be signed out everywhere, and log in with the new one.',
    password: 'New password',
    save: 'Save the new password',
    done: 'Your password has been changed. Please log in with it.',
    failed: 'The password could not be changed. Please try again.',
    spent: 'This link opens nothing any more',
    spentText: 'A link works once, within 30 minutes, and only the newest one does.',
    askAgain: 'Send me a new link',
  },
})
