import { createHash } from 'node:crypto'
import type { SerializeFrom } from '@remix-run/node'
import type { Dossier, UserPanel } from '#app/api/resources/dossier'
import type { Licence } from '#app/api/resources/licence'
import { createImageLink } from '#app/firm/image-link.server'
import { findWording } from '#app/i18n/language'
import type { Say } from '#app/i18n/say.server'
import { findKnown, hasUnread, isUnread } from '#app/lib/unread'
import { paths } from '#app/paths'

export type AdvisorView = SerializeFrom<typeof buildAdvisorView>

/** More than a client can have; then the list counts as incomplete. */
export const mostAdvisors = 50

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
export function isAdvisorLost({ name, phone, emailaddress, systemname }: UserPanel) {
	return hasUnread({ name, phone, emailaddress, systemname })
}

/** Hash for addresses, because the API sends no id. */
export function getAdvisorKey({ name, emailaddress, phone }: UserPanel) {
	const who = JSON.stringify([name, emailaddress, phone])
	return createHash('sha256').update(who).digest('base64url').slice(0, 16)
}

export function buildAdvisorView(panel: UserPanel, licence: Licence, say: Say) {
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
