/** The names of the fields of the signup form, ours → wire. */
export const signupFields = {
  fullName: 'fullname',
  phone: 'number',
  email: 'email',
  kind: 'type',
  businessName: 'bussinesname',
  businessAddress: 'bussinesaddress',
  picture: 'profile',
  password: 'password',
} as const

/** The same of the profile form. */
export const profileFields = { ...signupFields, currentPassword: 'currentpassword' } as const
