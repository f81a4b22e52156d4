import { screen } from '../screen.ts'

export const backOfficeMessages = screen('back-office', {
  role: {
    owner: 'Owner',
    manager: 'Manager',
    packer: 'Packer',
    rider: 'Rider',
    content: 'Content',
    viewer: 'Viewer',
  },
  backOffice: {
    title: 'Back office',
    lead: 'You run the shop from here.',
    skip: 'Skip to the content',
    signedIn: 'Signed in as {name}',
    role: 'Your role: {role}',
    shop: 'To the shop',
    logout: 'Log out',
    logoutFailed: "We couldn't log you out. Please try again.",
    forbidden: 'This part is for our staff',
    forbiddenText:
      'Your account can shop, but not run the shop. If you work here, please ask the owner to give you access.',
    missing: 'There is no such page in the back office',
    home: 'Back to the start',
    failed: "We couldn't open the back office",
    failedText: 'Please try again in a moment.',
    again: 'Try again',
  },
})
