import type { password as dutch } from '#app/locales/nl/password'

export const password: typeof dutch = {
	forgot: {
		title: 'Forgot your password',
		purpose: 'Fill in your email address. We will email you a link to choose a new password.',
		email: 'Email address',
		submit: 'Ask for a link',
		back: 'Back to sign in',
		sent: {
			title: 'Check your email',
			text: 'Do we know this address? Then an email is on its way to you now.',
			help: 'No email within a few minutes? Then check your junk mail too.',
			again: 'Fill in the address again',
		},
	},
	reset: {
		title: 'Choose your password',
		purpose: 'Choose a password that you use nowhere else. Then sign in with it.',
		password: 'New password',
		showPassword: 'Show password',
		hidePassword: 'Hide password',
		repeat: 'Repeat the new password',
		showRepeat: 'Show repeat',
		hideRepeat: 'Hide repeat',
		submit: 'Save password',
		done: 'New password',
		newLink: 'Ask for a new link',
		tooWeak: 'Choose a stronger password. Make it longer or use words that are less common.',
		breaksRules: 'Choose a stronger password. Add: {{rules}}.',
		missing: {
			length: 'characters, until there are at least 8',
			capital: 'a capital letter',
			lowercase: 'a small letter',
			special: 'a special character, such as ! or #',
		},
		wait: 'You can save once the password is strong and you filled it in the same twice.',
		guidelines: {
			title: 'A safe password:',
			length: 'has at least 8 characters',
			capital: 'has at least 1 capital letter',
			lowercase: 'has at least 1 lowercase letter',
			special: 'has at least 1 special character, such as ! or #',
			repeat: 'is filled in exactly the same twice',
		},
	},
	strength: {
		label: 'Strength of your password',
		weak: 'Weak. A few unrelated words in a row are stronger.',
		average: 'Average. Add another word or a few characters.',
		strong: 'Strong. This password is hard to guess.',
	},
}
