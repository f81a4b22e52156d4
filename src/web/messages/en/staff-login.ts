import { screen } from '../screen.ts'

export const staffLoginMessages = screen('staff-login', {
  staffLogin: {
    title: 'Log in to the back office',
    email: 'E-mail or phone',
    password: 'Password',
    code: 'Code of your app',
    codeHint:
      'Six digits, or one of your recovery codes. Leave it empty if your login has no second step.',
    submit: 'Log in',
    failed: "We couldn't log you in. Please try again.",
  },
})
