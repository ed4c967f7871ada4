import type { SerializeFrom } from '@remix-run/node'
import type { Uses } from '#app/request/context.server'
import { getFirmFooter } from '#app/firm/firm-phone.server'
import { paths } from '#app/paths'

export type HelpView = SerializeFrom<Awaited<ReturnType<typeof getHelp>>>

export async function getHelp({ say, firm, consumer }: Uses<'consumer' | 'firm' | 'say'>) {
	const { title, purpose, contact, login, more } = say.table('help')
	return {
		title,
		purpose,
		contact: { ...contact, firm: getFirmFooter(await firm(), say) },
		login: consumer
			? undefined
			: {
					title: login.title,
					lines: Object.values(login.lines),
					forgot: { href: paths.forgotPassword(), label: login.forgot },
				},
		more: {
			title: more.title,
			links: [
				{ href: paths.glossary(), ...more.glossary },
				{ href: paths.preferences(), ...more.preferences },
				{ href: paths.simpleVersionChoice(), ...more.simpleVersion },
				{ href: paths.accessibility(), ...more.accessibility },
				{ href: paths.privacy(), ...more.privacy },
			],
		},
	}
}
