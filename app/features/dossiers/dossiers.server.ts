import { hideNoDate } from '#app/lib/wire-date'
import type { SerializeFrom } from '@remix-run/node'
import { formatConsumerName, personSchema, type Person } from '#app/api/resources/consumer'
import { dossierSchema, type Dossier, type UserPanel } from '#app/api/resources/dossier'
import type { Licence } from '#app/api/resources/licence'
import type { Uses } from '#app/request/context.server'
import type { Say } from '#app/i18n/say.server'
import { limitList, type ReadList } from '#app/lib/read-list'
import { findKnown, hasUnread, isUnread } from '#app/lib/unread'
import { describeDate, describeRead, type Fact } from '#app/products/facts'
import { createHash } from 'node:crypto'
import { createImageLink } from '#app/firm/image-link.server'
import { findWording } from '#app/i18n/language'
import { paths } from '#app/paths'

export type AdvisorView = SerializeFrom<typeof buildAdvisorView>

/** Advisers on a page. A list of so many counts as incomplete. */
const mostAdvisors = 50

/** Deduplicated across dossiers. An advisor without a name keeps phone and e-mail. */
export function listAdvisors(dossiers: readonly Dossier[]): UserPanel[] {
	const unique = new Map<string, UserPanel>()
	for (const panel of dossiers.flatMap(({ userPanels }) => userPanels.known)) {
		if (unique.size === mostAdvisors) break
		unique.set(getAdvisorKey(panel), panel)
	}
	return [...unique.values()].filter((panel) => isAdvisorLost(panel) || getContactDetails(panel).hasAny)
}

/** Whether who an adviser is, or how to reach one, could not be read. */
function isAdvisorLost({ name, phone, emailaddress, systemname }: UserPanel) {
	return hasUnread({ name, phone, emailaddress, systemname })
}

/** Hash for addresses, because the API sends no id. */
export function getAdvisorKey({ name, emailaddress, phone }: UserPanel) {
	const who = JSON.stringify([name, emailaddress, phone])
	return createHash('sha256').update(who).digest('base64url').slice(0, 16)
}

function buildAdvisorView(panel: UserPanel, licence: Licence, say: Say) {
	const { name, phone, emailaddress } = getContactDetails(panel)
	const texts = say.table('dashboard').advisors
	const role = findRole(panel, licence, say)
	return {
		name: name ?? panel.label ?? role,
		role: name === undefined ? undefined : role,
		photo: createImageLink(panel.image),
		phone: phone
			? { text: phone, label: say('dashboard.advisors.call', { name: name ?? phone }) }
			: undefined,
		mail: emailaddress
			? { text: emailaddress, label: say('dashboard.advisors.mail', { name: name ?? emailaddress }) }
			: undefined,
		file:
			phone || emailaddress
				? { href: paths.advisorContact(getAdvisorKey(panel)), text: texts.contact, label: name ?? role }
				: undefined,
	}
}

export function getContactDetails({ name, phone, emailaddress }: UserPanel) {
	const details = { name: findKnown(name), phone: findKnown(phone), emailaddress: findKnown(emailaddress) }
	return { ...details, hasAny: Object.values(details).some((detail) => detail !== undefined) }
}

/** `dontShowPrefix` omits the firm's prefix [A61]. */
export function findRole(
	{ label, systemname, dontShowPrefix }: UserPanel,
	{ content }: Licence,
	say: Say,
): string {
	if (isUnread(systemname)) return label ?? say('unread.cell')
	const isAdvisor = systemname?.toUpperCase() === 'ADVISOR'
	const wording = isAdvisor ? content.advisorLabel : content.dossierOwnerLabel
	const prefix =
		findWording(wording, say.language) ??
		say(isAdvisor ? 'dashboard.advisors.advisor' : 'dashboard.advisors.dossierOwner')
	if (!label) return prefix
	return dontShowPrefix === true || label === prefix ? label : `${prefix}: ${label}`
}

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
