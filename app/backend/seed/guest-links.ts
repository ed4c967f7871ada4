import { feedbackLinks } from './feedback'

/** Links that a mail or a website would contain, printed at the start of the demo. */
export const guestLinks: { path: string; description: string }[] = [
	{
		path: '/mortgage-check-login/11037?domain=noord',
		description: 'mortgage check: anna@voorbeeld.nl, 31-03-1984',
	},
	{
		path: '/mortgage-check-login/21033?domain=noord',
		description: 'mortgage check, informal: bram@voorbeeld.nl, 12-08-1996',
	},
	{ path: '/dossiers/create?domain=noord', description: 'create a dossier' },
	...feedbackLinks.map((path) => ({ path, description: 'feedback' })),
]
