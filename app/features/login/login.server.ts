import type { SerializeFrom } from '@remix-run/node'
import type { Uses } from '#app/request/context.server'

export type LoginView = SerializeFrom<Awaited<ReturnType<typeof getLoginPage>>>

/** @see [102] [103] */
export async function getLoginPage({ firm, say }: Uses<'firm' | 'say'>) {
	const { branch, branches, maintenance } = await firm()
	const location = branches.find(({ domain }) => domain === branch)?.name
	const { title, purpose, username, password, showPassword, hidePassword, submit, forgotPassword } =
		say.table('login')
	return {
		title,
		purpose,
		texts: {
			username,
			password,
			showPassword,
			hidePassword,
			submit,
			forgotPassword,
			passwordNotKept: say('form.notKept.password'),
		},
		notice: maintenance.notice ? { kind: say('login.maintenanceNotice'), ...maintenance.notice } : undefined,
		location:
			location && branches.length > 1
				? { name: say('login.location', { location }), change: say('login.changeLocation') }
				: undefined,
	}
}
