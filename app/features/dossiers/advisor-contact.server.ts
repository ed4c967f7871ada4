import { redirect } from '@remix-run/node'
import { dossierSchema } from '#app/api/resources/dossier'
import type { Uses } from '#app/request/context.server'
import { sendText } from '#app/downloads/file-download.server'
import { getFirmName } from '#app/firm/firm-phone.server'
import { createContactFile } from '#app/lib/contact-file'
import { paths } from '#app/paths'
import { getAdvisorKey, getContactDetails, listAdvisors, findRole } from './advisors.server'

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
