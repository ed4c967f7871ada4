import { paths } from '#app/paths'
import { ButtonLink } from '#app/ui/button'
import { ButtonRow } from '#app/ui/button-row'
import type { DossierFormView } from './create-dossier.server'

/** Ways on from the page after a send; another dossier begins with an empty form. */
export function DossierSent({ toLogin, again }: NonNullable<DossierFormView['sent']>) {
	return (
		<ButtonRow>
			<ButtonLink href={paths.login()}>{toLogin}</ButtonLink>
			<ButtonLink href={paths.createDossier()}>{again}</ButtonLink>
		</ButtonRow>
	)
}
