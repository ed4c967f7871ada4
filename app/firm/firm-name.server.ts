import type { Say } from '#app/i18n/say.server'
import { findLastName, type Firm } from './firm.server'

/** A branch that left the list keeps its name as long as sessions use it. */
export function getFirmName(
	{ branches, branch }: Pick<Firm, 'branches'> & { branch: string | undefined },
	say: Say,
) {
	const listed = branches.find(({ domain }) => domain === branch)
	return listed?.name ?? (branch === undefined ? undefined : findLastName(branch)) ?? say('shell.portal')
}
