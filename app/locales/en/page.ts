import type { page as dutch } from '#app/locales/nl/page'

export const page: typeof dutch = {
	newpassword: {
		strength: { passwords: { match: 'The two passwords are not the same.' } },
		notifications: { passwordsaved: { body: 'Your new password is saved. You can log in now.' } },
	},
	inventory_form: {
		error_validation: 'Not all required fields have been filled in',
		submit_success: 'We have received your details.',
	},
}
