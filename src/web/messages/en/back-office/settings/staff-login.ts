import { screen } from '../../../screen.ts'

export const staffLoginMessages = screen('staff-login', {
  staffLogin: {
    title: 'Log in to the back office',
    email: 'E-mail or phone',
    password: 'Password',
    code: 'Code of your app',
    codeHint:
      'Your login has a second step: the six digits that your app shows now, or one of your recovery codes.',
    remember: 'Stay logged in on this device',
    submit: 'Log in',
    forgot: 'Forgot your password?',
    failed: "We couldn't log you in. Please try again.",
  },
})
