import type { Say } from '#app/i18n/say.server'
import type { Firm } from './firm.server'

export function getFirmName(
	{ branches, branch }: Pick<Firm, 'branches'> & { branch: string | undefined },
	say: Say,
) {
	return branches.find(({ domain }) => domain === branch)?.name ?? say('shell.portal')
}
