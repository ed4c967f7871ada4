import { paths } from '#app/paths'
import { ButtonLink } from '#app/ui/button'
import { EmptyState } from '#app/ui/empty-state'
import type { DossierFormView } from './create-dossier.server'

/** Part of the page instead of a notice, because notices need cookies. */
export function DossierSent({ title, next, toLogin, again }: NonNullable<DossierFormView['sent']>) {
	const login = <ButtonLink href={paths.login()}>{toLogin}</ButtonLink>
	return (
		<>
			<div role="status" tabIndex={-1}>
				<EmptyState level={2} title={title} action={login}>
					{next}
				</EmptyState>
			</div>
			<p>{again}</p>
		</>
	)
}
