import { hideNoDate } from '#app/lib/wire-date'
import type { SerializeFrom } from '@remix-run/node'
import { formatConsumerName, personSchema, type Person } from '#app/api/resources/consumer'
import { dossierSchema, type Dossier } from '#app/api/resources/dossier'
import type { Licence } from '#app/api/resources/licence'
import type { Uses } from '#app/request/context.server'
import type { Say } from '#app/i18n/say.server'
import { limitList, type ReadList } from '#app/lib/read-list'
import { findKnown, hasUnread, isUnread } from '#app/lib/unread'
import { describeDate, describeRead, type Fact } from '#app/products/facts'
import { buildAdvisorView, isAdvisorLost, listAdvisors, mostAdvisors } from './advisors.server'

export type DossierCardView = SerializeFrom<typeof dossierViews>[number]

const mostDossiers = 100

/** @see [290] */
export async function getDossierCards({ api, firm, say }: Uses<'api' | 'firm' | 'say'>) {
	const [all, { licence }] = await Promise.all([api.list('/api/dossiers', dossierSchema), firm()])
	const dossiers = limitList(all, mostDossiers)
	const advisors = listAdvisors(dossiers.known)
	return {
		dossiers: dossierViews(dossiers.known, licence, say),
		note: isWhole(dossiers) && advisors.length < mostAdvisors ? undefined : say('unread.list'),
		advisors: advisors.map((panel) => buildAdvisorView(panel, licence, say)),
	}
}

/** @see [287], contract §5 */
export async function findPartnerFacts({ api, say }: Uses<'api' | 'say'>) {
	const partner = await api.find('/api/consumers/partner', personSchema)
	return partner && listPersonFacts(partner, say)
}

/** "Uw partner: …" @see [287] */
export async function findPartnerName({ api, say }: Uses<'api' | 'say'>) {
	const partner = await api.find('/api/consumers/partner', personSchema)
	const name = partner && describeName(partner, say)
	return name && say('dashboard.partner.line', { name })
}

function isWhole({ known, isComplete }: ReadList<Dossier>) {
	return (
		isComplete &&
		known.every(({ userPanels: panels }) => panels.isComplete && !panels.known.some(isAdvisorLost))
	)
}

/** The dossier number needs the licence [166]. */
function dossierViews(dossiers: readonly Dossier[], licence: Licence, say: Say) {
	return dossiers.map(({ id, label, percentageComplete }) => {
		const known = findKnown(percentageComplete)
		const percentage = known === undefined ? undefined : percentOf(known)
		return {
			id,
			label: label ?? say('dashboard.groups.dossier'),
			percentage,
			progress: isUnread(percentageComplete) ? say('unread.value') : nameProgress(percentage, say),
			number:
				licence.features.dossierNumber && !hasNumber(label, id)
					? `${say('dashboard.dossier.number')}: ${id}`
					: undefined,
		}
	})
}

/** `Dossier 115001` has its number. */
function hasNumber(label: string | undefined, id: string) {
	return label?.split(/[^\p{L}\p{N}-]+/u).includes(id) === true
}

function nameProgress(percentage: number | undefined, say: Say) {
	if (percentage === undefined) return say('dashboard.dossier.noProgress')
	return say('dashboard.dossier.progress', { percentage })
}

/** The API sends a fraction below 1 or a percentage [A62]. 99.6 % is not complete. */
function percentOf(value: number) {
	const percentage = value > 0 && value < 1 ? value * 100 : value
	return percentage >= 100 ? 100 : Math.min(99, Math.round(Math.max(0, percentage)))
}

function describeName(person: Person, say: Say) {
	const { initials, firstName, lastName } = person
	const isLost = hasUnread({ initials, firstName, lastName })
	return formatConsumerName(person) || (isLost ? say('unread.value') : undefined)
}

export function listPersonFacts(person: Person, say: Say): Fact[] {
	return [
		{ term: say('dashboard.partner.name'), detail: describeName(person, say) ?? '-' },
		{
			term: say('dashboard.partner.dateOfBirth'),
			detail: describeDate(hideNoDate(person.dateOfBirth, true), say) ?? '-',
		},
		{ term: say('dashboard.partner.email'), detail: describeRead(person.email, say, String) ?? '-' },
	]
}
