import { redirect } from '@remix-run/node'
import { dossierSchema } from '#app/api/resources/dossier'
import type { Uses } from '#app/request/context.server'
import { sendText } from '#app/downloads/file-download.server'
import { getFirmName } from '#app/firm/firm-name'
import { createContactFile } from '#app/lib/contact-file'
import { paths } from '#app/paths'
import { getAdvisorKey, listAdvisors, findRole } from './advisors.server'

/** An advisor for the client's own contacts (RFC 6350). @throws Response that leads to not-found for who is on no dossier. */
export async function sendContactFile(
	{ api, firm, say }: Uses<'api' | 'firm' | 'say'>,
	key: string | undefined,
) {
	const [dossiers, ofFirm] = await Promise.all([api.list('/api/dossiers', dossierSchema), firm()])
	const panel = listAdvisors(dossiers).find((one) => getAdvisorKey(one) === key)
	if (!panel) throw redirect(paths.notFound())
	const { name, phone, emailaddress } = panel
	const text = createContactFile({
		name,
		role: findRole(panel, ofFirm.licence, say),
		organisation: getFirmName(ofFirm, say),
		phone,
		mail: emailaddress,
	})
	return sendText(text, 'text/vcard', `${name}.vcf`)
}
