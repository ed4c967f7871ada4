import { redirect } from '@remix-run/node'
import { dossierSchema } from '#app/api/resources/dossier'
import type { Uses } from '#app/request/context.server'
import { sendText } from '#app/downloads/file-download.server'
import { getFirmName } from '#app/firm/firm-phone.server'
import { paths } from '#app/paths'
import { getAdvisorKey, getContactDetails, listAdvisors, findRole } from './dossiers.server'
import VCard from 'vcard-creator'
import { cleanText, toOneLine } from '#app/lib/clean-text'

interface Contact {
	name: string
	role?: string
	organisation: string
	phone?: string
	mail?: string
}

/** A vCard 3.0 (RFC 2426). The whole name is the family name, because it cannot be split reliably. */
export function createContactFile({ name, role, organisation, phone, mail }: Contact): string {
	const card = new VCard()
	card.addFullName(cleanText(name))
	card.addName({ familyName: cleanText(name) })
	card.addCompany({ name: cleanText(organisation) })
	if (role) card.addJobtitle(cleanText(role))
	if (phone) card.addPhoneNumber({ number: toOneLine(phone), type: ['work'] })
	if (mail) card.addEmail({ address: toOneLine(mail), type: ['work'] })
	return card.toString()
}

/** A vCard (RFC 6350). @throws Response redirect to not-found for an unknown advisor */
export async function sendContactFile(
	{ api, firm, say }: Uses<'api' | 'firm' | 'say'>,
	key: string | undefined,
) {
	const [dossiers, ofFirm] = await Promise.all([api.list('/api/dossiers', dossierSchema), firm()])
	const panel = listAdvisors(dossiers.known).find((one) => getAdvisorKey(one) === key)
	if (!panel) throw redirect(paths.notFound())
	const role = findRole(panel, ofFirm.licence, say)
	const { name = role, phone, emailaddress } = getContactDetails(panel)
	const text = createContactFile({
		name,
		role,
		organisation: getFirmName(ofFirm, say),
		phone,
		mail: emailaddress,
	})
	return sendText(text, 'text/vcard', `${name}.vcf`)
}
