import { findFirmPhone } from '#app/firm/firm-phone.server'
import { isNone, type ReadList } from '#app/lib/read-list'
import { paths } from '#app/paths'
import type { Uses } from '#app/request/context.server'

interface Part<T> {
	value?: T
	/** Set when loading failed. */
	problem?: unknown
}

interface ClientParts {
	tasks: Part<{ all: ReadList<unknown> }>
	dossiers: Part<{ dossiers: readonly { percentage?: number }[]; note?: string }>
	appointment: Part<unknown>
	mortgages: Part<unknown>
}

/**
 * Card for a client without tasks, appointment, mortgage and finished dossiers; undefined when one exists, or its absence is
 * unknown [A277].
 */
export async function findNewClient({ firm, say }: Uses<'firm' | 'say'>, parts: ClientParts) {
	const tasks = parts.tasks.value?.all
	const { dossiers, note } = parts.dossiers.value ?? {}
	if (!tasks || !isNone(tasks) || !isAbsent(parts.appointment) || !isAbsent(parts.mortgages)) return undefined
	if (!dossiers || note !== undefined || areFinished(dossiers)) return undefined
	const { title, dossier, tasks: later, question, contact } = say.table('dashboard').newClient
	return {
		title,
		lines: [dossiers.length > 0 ? dossier : say('dashboard.dossier.none'), later],
		question,
		phone: findFirmPhone(await firm(), say),
		help: { href: paths.help(), label: contact },
	}
}

function isAbsent({ value, problem }: Part<unknown>) {
	return value === undefined && problem === undefined
}

function areFinished(dossiers: readonly { percentage?: number }[]) {
	return dossiers.length > 0 && dossiers.every(({ percentage }) => percentage === 100)
}
