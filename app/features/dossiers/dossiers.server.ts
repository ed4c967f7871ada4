import type { SerializeFrom } from '@remix-run/node'
import type { ApiClient } from '#app/api/client.server'
import { consumer, nameOf, type Consumer } from '#app/api/resources/consumer'
import { dossier, type Dossier, type UserPanel } from '#app/api/resources/dossier'
import type { Licence } from '#app/api/resources/licence'
import { imageLink } from '#app/firm/image-link.server'
import type { Say } from '#app/i18n/say.server'
import { formatDate } from '#app/lib/format-date'
import { parseWireDate } from '#app/lib/parse-wire-date'

/** @see spec 1 §7 GET /api/dossiers */
export function listDossiers(api: ApiClient) {
	return api.list('/api/dossiers', dossier)
}

/** The partner, if there is one. @see spec 1 §7, contract §3 */
export function findPartner(api: ApiClient) {
	return api.find('/api/consumers/partner', consumer)
}

export type DossierView = SerializeFrom<typeof dossierViews>[number]
export type AdvisorView = SerializeFrom<typeof advisorViews>[number]

/** How far each dossier is; its number only where the licence shows it [166]. */
export function dossierViews(dossiers: readonly Dossier[], licence: Licence, say: Say) {
	return dossiers.map(({ id, label, percentageComplete = 0 }) => {
		const percentage = percentOf(percentageComplete)
		return {
			id,
			label: label ?? say('dashboard.groups.dossier'),
			percentage,
			progress: say('dashboard.dossier.progress', { percentage }),
			number: licence.features.dossierNumber ? `${say('dashboard.dossier.number')}: ${id}` : undefined,
		}
	})
}

/** A fraction below 1 or a percentage, as whole per cents from 0 to 100 [A62]. */
function percentOf(value: number) {
	const percentage = value > 0 && value < 1 ? value * 100 : value
	return Math.round(Math.min(100, Math.max(0, percentage)))
}

/** The advisors of all dossiers, each once. */
export function advisorViews(dossiers: readonly Dossier[], licence: Licence, say: Say) {
	const panels = dossiers.flatMap(({ userPanels }) => userPanels)
	const unique = new Map(panels.map((panel) => [`${panel.name} ${panel.emailaddress} ${panel.phone}`, panel]))
	return [...unique.values()].flatMap((panel) =>
		panel.name ? [advisorView(panel, panel.name, licence, say)] : [],
	)
}

function advisorView(panel: UserPanel, name: string, licence: Licence, say: Say) {
	const { phone, emailaddress, image } = panel
	return {
		name,
		role: roleOf(panel, licence, say),
		photo: imageLink(image),
		phone: phone
			? {
					href: `tel:${phone.replace(/[^\d+]/g, '')}`,
					text: phone,
					label: say('dashboard.advisors.call', { name }),
				}
			: undefined,
		mail: emailaddress
			? {
					href: `mailto:${emailaddress}`,
					text: emailaddress,
					label: say('dashboard.advisors.mail', { name }),
				}
			: undefined,
	}
}

/** The panel's own label under the firm's prefix, which `dontShowPrefix` leaves out [A61]. */
function roleOf({ label, systemname, dontShowPrefix }: UserPanel, { content }: Licence, say: Say) {
	const isAdvisor = systemname?.toUpperCase() === 'ADVISOR'
	const wording = isAdvisor ? content.advisorLabel : content.dossierOwnerLabel
	const prefix =
		wording[say.language] ??
		wording.nl ??
		say(isAdvisor ? 'dashboard.advisors.advisor' : 'dashboard.advisors.dossierOwner')
	if (!label) return prefix
	return dontShowPrefix || label === prefix ? label : `${prefix}: ${label}`
}

/** What is shown of the partner. @see contract §5 */
export function partnerView(partner: Consumer, say: Say) {
	const born = partner.dateOfBirth ? parseWireDate(partner.dateOfBirth) : undefined
	return [
		{ term: say('dashboard.partner.name'), detail: nameOf(partner) || '-' },
		{ term: say('dashboard.partner.dateOfBirth'), detail: born ? formatDate(born, say.language) : '-' },
		{ term: say('dashboard.partner.email'), detail: partner.email ?? '-' },
	]
}
