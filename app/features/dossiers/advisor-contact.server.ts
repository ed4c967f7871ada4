import { redirect } from '@remix-run/node'
import { dossier } from '#app/api/resources/dossier'
import type { Visit } from '#app/context.server'
import { sendText } from '#app/downloads/file-download.server'
import { firmName } from '#app/firm/firm-name'
import { contactFile } from '#app/lib/contact-file'
import { paths } from '#app/paths'
import { advisorKey, panelsOf, roleOf } from './advisors.server'

/** An advisor for the client's own contacts (RFC 6350). @throws Response that leads to not-found for who is on no dossier. */
export async function sendContactFile({ api, firm, say }: Visit, key: string | undefined) {
	const [dossiers, ofFirm] = await Promise.all([api.list('/api/dossiers', dossier), firm()])
	const panel = panelsOf(dossiers).find((one) => advisorKey(one) === key)
	if (!panel) throw redirect(paths.notFound())
	const { name, phone, emailaddress } = panel
	const text = contactFile({
		name,
		role: roleOf(panel, ofFirm.licence, say),
		organisation: firmName(ofFirm, say),
		phone,
		mail: emailaddress,
	})
	return sendText(text, 'text/vcard', `${name}.vcf`)
}
